import { beforeEach, expect, it, vi } from 'vitest';
import { askAnew } from './askAnew.ts';

const file = (type: string, status = 200): Response =>
  new Response('', { status, headers: { 'content-type': type } });
const script = file('text/javascript; charset=utf-8');
const page = file('text/html; charset=utf-8');

const asked = vi.fn<(request: Request) => Promise<Response>>();
beforeEach(() => {
  asked.mockReset();
  vi.stubGlobal('fetch', asked);
});

function fetched(path: string, response: Response) {
  const request = new Request(`https://lumashot.example${path}`);
  const event = Object.assign(new Event('install'), { waitUntil: () => {} });
  return askAnew.fetchDidSucceed?.({ request, response, event });
}

it('takes what is that file', async () => {
  expect(await fetched('/assets/Part-1.js', script)).toBe(script);
  expect(await fetched('/app.html?__WB_REVISION__=1', page)).toBe(page);
  expect(await fetched('/about', page)).toBe(page);
  expect(asked).not.toHaveBeenCalled();
});

it.each([
  ['a page', page],
  ['nothing', file('text/html', 404)],
])('asks the server anew where the browser has kept %s for a script', async (_, kept) => {
  asked.mockResolvedValue(script);
  expect(await fetched('/assets/Part-1.js', kept)).toBe(script);
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ cache: 'reload' });
});

it('installs no version of which a file is missing', async () => {
  asked.mockResolvedValue(file('text/html', 404));
  await expect(fetched('/assets/Part-1.js', page)).rejects.toThrow('/assets/Part-1.js: 404');
});
