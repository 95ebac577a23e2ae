/** Six digits, as the apps for second factors show them. */
export const isOneTimeCode = (text: string): boolean => /^\d{6}$/.test(text);
