/** A call's input as its job's document holds it: without the request's id, and without what is undefined. */
export const plainInput = (input: { readonly requestId: string }): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(input).filter(([name, value]) => name !== 'requestId' && value !== undefined),
  );
