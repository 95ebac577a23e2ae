const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** 'Mar 1, 2026' */
export const formatDay = (date: Date): string => DAY.format(date);

/** 'Mar 1, 2026, 9:30 AM' */
export const formatMoment = (date: Date): string => MOMENT.format(date);
