/** As large as the preview engine draws a storyboard: six panels on a sheet. */
export const STORYBOARD_SHEET = { width: 1488, height: 932 } as const;
