import { z } from 'zod';
import { ROUTES } from '../routes.ts';
import { wellFormedText } from './text.ts';

export const CLIENT_ERROR_KINDS = ['uncaught', 'rejection', 'screen'] as const;
export type ClientErrorKind = (typeof CLIENT_ERROR_KINDS)[number];

export const CLIENT_ERROR_LIMITS = { name: 60, message: 300, stack: 4_000, release: 60 } as const;

/** Reports that one page sends at most: the first errors tell the cause, the others follow from it. */
export const CLIENT_ERRORS_OF_PAGE_MOST = 3;

/**
 * Which share of pages reports what of it. What ends on the error screen is always told; of the others
 * a quarter is enough to see what happens to many.
 */
export const CLIENT_ERROR_SHARES = {
  uncaught: 0.25,
  rejection: 0.25,
  screen: 1,
} as const satisfies Record<ClientErrorKind, number>;

const PATHS: readonly string[] = Object.values(ROUTES);

/** Never the address itself: it may hold ids, and what somebody searched for. */
export function routeOf(path: string): string {
  const own = PATHS.filter((route) => path === route || path.startsWith(`${route}/`));
  return own.toSorted((one, other) => other.length - one.length)[0] ?? 'other';
}

/** Scrubbed by the app (scrubText.ts), and once more by the server, which trusts no client. */
export const reportClientError = {
  input: z.strictObject({
    kind: z.enum(CLIENT_ERROR_KINDS),
    name: wellFormedText().max(CLIENT_ERROR_LIMITS.name),
    message: wellFormedText().max(CLIENT_ERROR_LIMITS.message),
    stack: wellFormedText().max(CLIENT_ERROR_LIMITS.stack),
    route: z.enum([...PATHS, 'other']),
    /** The build's own name: that of its first script. */
    release: wellFormedText()
      .max(CLIENT_ERROR_LIMITS.release)
      .refine((text) => /^[\w.-]*$/.test(text), { error: 'invalid-request' }),
  }),
  output: z.object({}),
} as const;
export type ClientError = z.output<typeof reportClientError.input>;
