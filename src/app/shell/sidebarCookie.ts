const NAME = 'sidebar_state';
const SEVEN_DAYS = 7 * 24 * 60 * 60;

/** The sidebar stands open unless it was closed within the last seven days. */
export const readSidebarOpen = (): boolean =>
  !document.cookie.split('; ').includes(`${NAME}=closed`);

export const writeSidebarOpen = (open: boolean): void => {
  document.cookie = `${NAME}=${open ? 'open' : 'closed'}; path=/; max-age=${SEVEN_DAYS}; samesite=lax`;
};
