/** Whether the browser keeps nothing for this site: all site data is blocked, and to ask for it throws. */
export function isStorageBlocked(): boolean {
  try {
    return window.localStorage === null;
  } catch {
    return true;
  }
}
