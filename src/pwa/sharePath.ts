/** Where the system posts a shared photo (web manifest); the service worker answers, no server. */
export const SHARE_PATH = '/share';

/** The form field that holds the file. */
export const SHARED_FIELD = 'photo';
