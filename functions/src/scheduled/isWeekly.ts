/** Of an hourly run: whether it is the one of the week that looks at everybody. Sunday, three in the morning, UTC. */
export const isWeekly = (now: Date): boolean => now.getUTCDay() === 0 && now.getUTCHours() === 3;
