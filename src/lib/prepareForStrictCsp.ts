/**
 * Two libraries would break a strict CSP (no inline style, no eval, Trusted Types) the moment they
 * load, so this must run before them.
 *
 * notistack writes its styles with goober into an inline <style>. goober takes an element it finds
 * as `_goober`: this one is never part of the page. What we need of those styles is in toasts.css.
 *
 * zod tries `new Function` to see whether it may compile schemas; `jitless` spares the attempt.
 */
export function prepareForStrictCsp(): void {
  const sheet = document.createElement('style');
  sheet.append(' ');
  document.createDocumentFragment().append(sheet);
  Object.assign(globalThis, {
    _goober: sheet,
    __zod_globalConfig: { jitless: true },
  });
}
