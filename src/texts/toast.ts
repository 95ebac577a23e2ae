export const DISMISS = 'Dismiss';
