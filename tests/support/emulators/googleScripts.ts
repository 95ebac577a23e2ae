import type { BrowserContext } from '@playwright/test';

/**
 * Google's script between the app and the sign-in helper frame, as far as Firebase Auth and the Auth
 * emulator's own pages use it: there is no Google on a test machine. The popup itself is the
 * emulator's, and the SDK on our side is the real one.
 */
const API_SCRIPT = `(() => {
  const handlers = new Map();
  const waiting = new Map();
  const answers = new Map();
  let last = 0;
  const handlerOf = (name) => new Promise((resolve) => {
    const known = handlers.get(name);
    if (known) resolve(known);
    else waiting.set(name, resolve);
  });
  const wireTo = (peer, opened) => ({
    register(name, handler) {
      handlers.set(name, handler);
      waiting.get(name)?.(handler);
    },
    send(name, message, callback) {
      const id = String(++last);
      if (callback) answers.set(id, callback);
      peer().postMessage({ wire: 'ask', name, id, message }, '*');
    },
    restyle: () => Promise.resolve(),
    ping: () => opened,
  });
  addEventListener('message', async ({ data, source }) => {
    if (data?.wire === 'ask') {
      const answer = await (await handlerOf(data.name))(data.message);
      source.postMessage({ wire: 'answer', id: data.id, answer }, '*');
    }
    if (data?.wire === 'answer') answers.get(data.id)?.([data.answer]);
  });
  const context = {
    getParentIframe: () => wireTo(() => parent, Promise.resolve()),
    open({ url, where }, onOpen) {
      const frame = document.createElement('iframe');
      frame.hidden = true;
      frame.src = url;
      const opened = new Promise((resolve) => frame.addEventListener('load', resolve));
      where.append(frame);
      return onOpen(wireTo(() => frame.contentWindow, opened));
    },
  };
  window.gapi = {
    load: (name, { callback }) => callback(),
    iframes: { getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: {}, Iframe: class {} },
  };
  const loaded = new URL(document.currentScript.src).searchParams.get('onload') ?? 'gapi_onload';
  setTimeout(() => window[loaded]?.());
})();`;

/** Everything else of the internet stays out, as it would on a test machine, only faster. */
export async function withGoogleScripts(context: BrowserContext): Promise<void> {
  await context.route(/^https:/, (route) =>
    route.request().url().startsWith('https://apis.google.com/js/api.js')
      ? route.fulfill({ contentType: 'text/javascript', body: API_SCRIPT })
      : route.abort(),
  );
}
