/** Where a form stands, as a browser says it. */
export interface FormPlace {
  readonly origin?: string;
  readonly site?: 'same-origin' | 'same-site' | 'cross-site' | 'none';
}

export interface Seen {
  readonly status: number;
  readonly location: string | null;
  readonly text: string;
  readonly headers: Headers;
}

export async function look(url: string): Promise<Seen> {
  return await seen(await fetch(url, { redirect: 'manual' }));
}

/** Presses a button of a page: sends its form as it stands there. */
export async function press(page: { url: string; text: string }, label: string): Promise<Seen> {
  const form = page.text
    .split('<form ')
    .find((each) => new RegExp(`<button[^>]*>\\s*${label}|aria-label="${label}`).test(each));
  const action = /action="([^"]+)"/.exec(form ?? '')?.[1];
  if (form === undefined || action === undefined) throw new Error(`There is no button ${label}.`);
  const fields = [...form.matchAll(/name="([^"]+)" value="([^"]*)"/g)];
  const values = Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]));
  const address = new URL(action, page.url);
  return await submit(address.href, values, { origin: address.origin, site: 'same-origin' });
}

export async function submit(
  url: string,
  values: Readonly<Record<string, string>>,
  { origin, site }: FormPlace = {},
): Promise<Seen> {
  const headers = {
    ...(origin === undefined ? {} : { origin }),
    ...(site === undefined ? {} : { 'sec-fetch-site': site }),
  };
  const body = new URLSearchParams(values);
  return await seen(await fetch(url, { method: 'POST', redirect: 'manual', headers, body }));
}

async function seen(response: Response): Promise<Seen> {
  const { status, headers } = response;
  return { status, headers, location: headers.get('location'), text: await response.text() };
}
