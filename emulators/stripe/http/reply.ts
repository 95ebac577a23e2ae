import type { JsonObject } from '../account/fields.ts';

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export function jsonReply(
  body: JsonObject,
  {
    status = 200,
    headers = {},
  }: { readonly status?: number; readonly headers?: Readonly<Record<string, string>> } = {},
): Reply {
  const type = { 'content-type': 'application/json' };
  return { status, headers: { ...type, ...headers }, body: `${JSON.stringify(body, null, 2)}\n` };
}
