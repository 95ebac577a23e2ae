/** A portal link is good for an hour. */
export const PORTAL_SECONDS = 3600;
