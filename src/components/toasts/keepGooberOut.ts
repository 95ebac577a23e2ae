/**
 * notistack writes its styles with goober into an inline <style>, which a strict CSP refuses (and
 * Trusted Types throw on). goober takes an element it finds as `_goober`: this one is never part
 * of the page. What we need of those styles stands in toasts.css. Call it before notistack loads.
 */
export function keepGooberOut(): void {
  const sheet = document.createElement('style');
  sheet.append(' ');
  document.createDocumentFragment().append(sheet);
  Object.assign(window, { _goober: sheet });
}
