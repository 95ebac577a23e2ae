import { z } from 'zod';
import type { Account } from '../account/account.ts';
import { type FormParams, formText } from '../http/form.ts';
import { type StripeError, invalid } from '../http/stripeError.ts';

/** One row of the API: how it is reached, what it takes, what it answers. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly answer: (
    account: Account,
    request: { ids: readonly string[]; params: FormParams },
  ) => object;
}

interface RouteShape<Params> {
  readonly params: z.ZodType<Params>;
  /** `inner` is the second id of a path that has two. */
  readonly answer: (account: Account, params: Params, id: string, inner: string) => object;
}

/** Parameters are checked before the answer is made: a refused request changes nothing. */
export function route<Params>(
  method: Route['method'],
  path: string,
  { params: schema, answer }: RouteShape<Params>,
): Route {
  return {
    method,
    path,
    answer: (account, { ids, params }) => {
      const parsed = schema.safeParse(params, { reportInput: true });
      if (!parsed.success) throw refusal(parsed.error);
      return answer(account, parsed.data, ids[0] ?? '', ids[1] ?? '');
    },
  };
}

/** For rows without parameters of their own. */
export const NO_PARAMS = z.strictObject({});

/** Made once: every request is read by it. */
const expandSchema = z.array(formText).max(20);

/** `expand` belongs to every row, so it is taken out before a row's schema sees the rest. */
export function takeExpand(params: FormParams): { expand: readonly string[]; rest: FormParams } {
  const { expand = [], ...rest } = params;
  const parsed = expandSchema.safeParse(expand);
  if (!parsed.success) throw invalid('Invalid array', 'expand');
  return { expand: parsed.data, rest };
}

function refusal(error: z.ZodError): StripeError {
  const [issue] = error.issues;
  if (issue === undefined) return invalid('Invalid request.');
  if (issue.code === 'unrecognized_keys') {
    const name = paramName([...issue.path, issue.keys[0] ?? '']);
    return invalid(`Received unknown parameter: ${name}`, name, 'parameter_unknown');
  }
  const name = paramName(issue.path);
  if (issue.code === 'invalid_type' && issue.input === undefined) {
    return invalid(`Missing required param: ${name}.`, name, 'parameter_missing');
  }
  if (issue.message === 'Not a valid URL') return invalid(issue.message, name, 'url_invalid');
  return invalid(`Invalid ${name}: ${issue.message}`, name);
}

/** `line_items[0][price]`. */
function paramName([first = '', ...rest]: readonly PropertyKey[]): string {
  return String(first) + rest.map((part) => `[${String(part)}]`).join('');
}
