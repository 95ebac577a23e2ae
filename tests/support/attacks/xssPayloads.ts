/** What each payload calls if it ever runs. */
export const ALARM = 'attacked';

const run = `${ALARM}(1)`;

const MARKUP = [
  `<script>${run}</script>`,
  `<img src=x onerror=${run}>`,
  `<svg onload=${run}>`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  `<iframe srcdoc="<script>parent.${run}</script>">`,
  `<iframe src="javascript:parent.${run}">`,
  `<a href="javascript:${run}" autofocus onfocus=${run}>x</a>`,
  `<body onload=${run}>`,
  `<details open ontoggle=${run}>x</details>`,
  `<input autofocus onfocus=${run}>`,
  `<video><source onerror=${run}></video>`,
  `<object data="javascript:${run}"></object>`,
  `<embed src="javascript:${run}">`,
  `<base href="javascript:${run}//">`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  `<form><button formaction="javascript:${run}" autofocus>x</button></form>`,
  `<math><mtext><table><mglyph><style></math><img src onerror=${run}>`,
  `<style>@import "javascript:${run}";</style>`,
  `{{constructor.constructor('${run}')()}}`,
  `javascript:${run}`,
] as const;

/** Out of an attribute, a text field, a script's string and a title; and written twice over. */
const WRAPPERS: readonly ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) => `"'>${payload}`,
  (payload) => `</textarea></title></script>${payload}`,
  (payload) => `\\u0027;${run};//${payload}`,
  (payload) => encodeURIComponent(payload),
];

/** A hundred texts that would run, were they ever taken for more than text. */
export const XSS_PAYLOADS: readonly string[] = WRAPPERS.flatMap((wrap) => MARKUP.map(wrap));
