import type { Refusal } from '@lumashot/domain/errors';

/** What a form holds, checked before anything is sent. */
export type Checked<Input> =
  | { readonly ok: true; readonly input: Input }
  | { readonly ok: false; readonly refusal: Refusal };
