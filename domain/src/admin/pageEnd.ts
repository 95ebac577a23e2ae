import { z } from 'zod';
import type { PageEnd } from '../library/feed.ts';

/**
 * Where a page of a list ends: the moment of its last row in full precision, and its id. Rows that one
 * step wrote share their moment; by that alone the next page would leave out the rest of them.
 */
export type ListEnd = Required<PageEnd>;

const FORM = /^(\d{1,11})\.(\d{9})_([^/\p{Surrogate}]{1,400})$/u;

/** As it is sent, and typed on the command line. */
export const listEndSchema = z.string().regex(FORM);

export const listEndText = ({ seconds, nanoseconds, id }: ListEnd): string =>
  `${seconds}.${String(nanoseconds).padStart(9, '0')}_${id}`;

/** Null: it is none. */
export function listEndFrom(text: string): ListEnd | null {
  const [, seconds, nanoseconds, id] = FORM.exec(text) ?? [];
  return seconds === undefined || nanoseconds === undefined || id === undefined
    ? null
    : { seconds: Number(seconds), nanoseconds: Number(nanoseconds), id };
}
