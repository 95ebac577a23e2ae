/**
 * Everything that the app keeps by name in localStorage and sessionStorage. public/before.js, which
 * cannot import, repeats `theme` and `session`.
 */
export const STORAGE_KEYS = {
  session: 'lumashot-session',
  pendingSignOut: 'lumashot-leaving',
  owner: 'lumashot-owner',
  profile: 'lumashot-profile',
  theme: 'lumashot-theme',
  gridDensity: 'lumashot-grid',
  persist: 'lumashot-persist',
  singleKeys: 'lumashot-keys',
  /** Followed by uid and field. */
  draftPrefix: 'lumashot-draft:',
} as const;

/** Of one browser tab: sessionStorage. */
export const TAB_STORAGE_KEYS = {
  ageTick: 'lumashot-age',
  awaitedRequests: 'lumashot-awaited',
  googleTrip: 'lumashot-google',
  hiddenJobs: 'lumashot-hidden-jobs',
  libraryPlaces: 'lumashot-library-places',
  passwordMail: 'lumashot-password-mail',
  /** Spelled as it always was: open tabs hold people's words under it. */
  prompt: 'lumashot:prompt',
  /** React Router's own places. */
  scroll: 'lumashot-scroll',
  updateAsked: 'lumashot-update',
  wish: 'lumashot-wish',
} as const;
