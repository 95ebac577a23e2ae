/**
 * Loaded before a command: what it asks of the world by https is asked of the test (outside.ts), which answers as
 * Google and the deployed project would. Local addresses are asked as they are.
 */
const outsideUrl = process.env['LUMASHOT_OUTSIDE_URL'];
const direct = globalThis.fetch;

globalThis.fetch = async (input, options) => {
  const request = new Request(input, options);
  if (outsideUrl === undefined || !request.url.startsWith('https://')) {
    return direct(input, options);
  }
  return direct(new URL('/fetched', outsideUrl), {
    method: 'POST',
    body: JSON.stringify({
      url: request.url,
      method: request.method,
      contentType: request.headers.get('content-type'),
      isSigned: request.headers.has('authorization'),
      body: await request.text(),
    }),
  });
};
