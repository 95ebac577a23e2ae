import type { addPlugins } from 'workbox-precaching';

type Plugin = Parameters<typeof addPlugins>[0][number];

const PAGE = 'text/html';

/**
 * What the browser keeps under the name of a file of the app may be what another version's server said of it: that it has none, or
 * in older versions a page. Installed as that file it would break the app for good, so the server is asked
 * anew; throws where it has none either, and this version is not installed.
 */
export const askAnew: Plugin = {
  fetchDidSucceed: async ({ request, response }) => {
    if (isThatFile(request, response)) return response;
    const anew = await fetch(new Request(request, { cache: 'reload' }));
    if (isThatFile(request, anew)) return anew;
    throw new TypeError(`${new URL(request.url).pathname}: ${anew.status}`);
  },
};

const isThatFile = ({ url }: Request, { ok, headers }: Response): boolean =>
  ok && isPage(url) === (headers.get('content-type') ?? '').startsWith(PAGE);

/** Pages have no other ending, or none. */
const isPage = (url: string): boolean => /(?:\.html|\/[^./]*)$/.test(new URL(url).pathname);
