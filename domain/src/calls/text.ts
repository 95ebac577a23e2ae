import { z } from 'zod';
import type { ErrorReason } from '../errors.ts';

/**
 * Half of a surrogate pair by itself: JSON carries it, UTF-8 cannot. A database refuses it only when
 * it is written, which is after the work was done. (`isWellFormed` is missing on older phones.)
 */
const LONE_SURROGATE = /\p{Surrogate}/u;

export const isWellFormed = (text: string): boolean => !LONE_SURROGATE.test(text);

/** Without the halves that a cut leaves. */
export const wellFormed = (text: string): string =>
  text.replaceAll(new RegExp(LONE_SURROGATE, 'gu'), '');

/** The first `most` UTF-16 units, without half a sign at the end. */
export const cutText = (text: string, most: number): string => wellFormed(text.slice(0, most));

/**
 * What people write, in every call: well-formed Unicode without blanks around it. Refused text has
 * the reason `text-malformed`; use `trim`, `min` and `max` on top.
 */
export const wellFormedText = () =>
  z
    .string()
    .refine(isWellFormed, { error: 'text-malformed' satisfies ErrorReason })
    .trim();
