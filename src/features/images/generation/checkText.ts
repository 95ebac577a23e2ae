import { isErrorReason, type Refusal } from '@lumashot/domain/errors';

/** As much of a zod schema as is needed here. */
interface TextSchema {
  readonly safeParse: (text: string) =>
    | { readonly success: true }
    | {
        readonly success: false;
        readonly error: { readonly issues: readonly { readonly message: string }[] };
      };
}

/** The domain's own rule for a text; its messages are reasons of the error table. */
export function textRefusal(schema: TextSchema, text: string): Refusal | null {
  const parsed = schema.safeParse(text);
  if (parsed.success) return null;
  const message = parsed.error.issues[0]?.message;
  return { reason: isErrorReason(message) ? message : 'invalid-request' };
}
