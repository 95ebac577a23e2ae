/** The form field that holds the file which the system shares with the app (web manifest). */
export const SHARED_FIELD = 'photo';
