/** A picture of 30 MB as base64, and what stands around it. */
const ANSWER_MAX_BYTES = 42_000_000;

/**
 * `fetch` for a provider's answers: they may not lead elsewhere, since our key would travel along,
 * and may not be larger than a picture can be, since they are read into memory.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  const { body, status, statusText, headers } = response;
  return body === null
    ? response
    : new Response(body.pipeThrough(atMost(ANSWER_MAX_BYTES)), { status, statusText, headers });
};

function atMost(limit: number): TransformStream<Uint8Array, Uint8Array> {
  let seen = 0;
  return new TransformStream({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen > limit) controller.error(new Error(`the answer is larger than ${limit} bytes`));
      else controller.enqueue(chunk);
    },
  });
}
