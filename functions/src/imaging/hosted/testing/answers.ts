import type { ProviderId } from '../providerTable.ts';

/**
 * What a provider sends back; `cut` breaks off in the middle, `silence` never comes. `DOUBLE` in a
 * body stands for the double's own address, where `file` can be fetched.
 */
export type Answer =
  | {
      readonly kind: 'whole' | 'cut';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body: string;
      readonly file?: Uint8Array;
    }
  | { readonly kind: 'silence' };

const whole = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  ({ kind: 'whole', status, headers, body: JSON.stringify(body) }) as const satisfies Answer;

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

export const SILENCE: Answer = { kind: 'silence' };
export const cut = (answer: Answer): Answer =>
  answer.kind === 'silence' ? answer : { ...answer, kind: 'cut' };

interface ProviderAnswers {
  readonly picture: (bytes: Uint8Array) => Answer;
  /** Two hundred, and nothing to look at. */
  readonly noPicture: Answer;
  readonly refused: readonly (readonly [name: string, answer: Answer])[];
  /** Null: the provider has no word of its own for it. */
  readonly unreadableSource: Answer | null;
  readonly error: (status: number, headers?: Readonly<Record<string, string>>) => Answer;
}

/** https://ai.google.dev/api/generate-content: candidates of parts, errors as google.rpc.Status. */
const googleUsage = { promptTokenCount: 210, candidatesTokenCount: 1120, totalTokenCount: 1330 };
const candidate = (fields: object): Answer =>
  whole(200, {
    candidates: [{ index: 0, ...fields }],
    usageMetadata: googleUsage,
    modelVersion: 'gemini-nano-banana-2.1',
  });
const googleError = (
  { code, status, message }: { code: number; status: string; message: string },
  headers?: Readonly<Record<string, string>>,
): Answer => whole(code, { error: { code, message, status } }, headers);

const google: ProviderAnswers = {
  picture: (bytes) =>
    candidate({
      content: {
        role: 'model',
        parts: [
          { text: 'Here is your picture.' },
          { inlineData: { mimeType: 'image/png', data: base64(bytes) } },
        ],
      },
      finishReason: 'STOP',
    }),
  noPicture: candidate({
    content: { role: 'model', parts: [{ text: 'What should the fox look like?' }] },
    finishReason: 'STOP',
  }),
  refused: [
    ['the prompt blocked', whole(200, { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } })],
    [
      'the prompt blocked for no given reason',
      whole(200, { promptFeedback: { blockReason: 'OTHER' } }),
    ],
    ['the picture withheld', candidate({ finishReason: 'IMAGE_SAFETY' })],
    [
      'the picture withheld by a newer reason',
      candidate({ content: {}, finishReason: 'IMAGE_PROHIBITED_CONTENT' }),
    ],
  ],
  unreadableSource: googleError({
    code: 400,
    status: 'INVALID_ARGUMENT',
    message:
      'Unable to process input image. Please retry or report in https://developers.generativeai.google/guide/troubleshooting',
  }),
  error: (code, headers) =>
    googleError({ code, status: 'UNAVAILABLE', message: 'The model is overloaded.' }, headers),
};

/** https://platform.openai.com/docs/api-reference/images: data of base64, errors with type and code. */
const openaiFailure = (
  status: number,
  error: { type: string; code: string | null; message: string },
  headers?: Readonly<Record<string, string>>,
): Answer => whole(status, { error: { param: null, ...error } }, headers);

const openai: ProviderAnswers = {
  picture: (bytes) =>
    whole(200, {
      created: 1_763_700_000,
      background: 'opaque',
      output_format: 'png',
      quality: 'medium',
      size: '1024x1024',
      data: [{ b64_json: base64(bytes) }],
      usage: {
        input_tokens: 210,
        output_tokens: 1056,
        total_tokens: 1266,
        input_tokens_details: { image_tokens: 0, text_tokens: 210 },
      },
    }),
  noPicture: whole(200, { created: 1_763_700_000, data: [] }),
  refused: [
    [
      'the prompt blocked',
      openaiFailure(400, {
        type: 'image_generation_user_error',
        code: 'moderation_blocked',
        message: 'Your request was rejected by the safety system. safety_violations=[violence].',
      }),
    ],
    [
      'the prompt against the policy',
      openaiFailure(400, {
        type: 'invalid_request_error',
        code: 'content_policy_violation',
        message: 'Your request was rejected as a result of our safety system.',
      }),
    ],
  ],
  unreadableSource: openaiFailure(400, {
    type: 'invalid_request_error',
    code: 'invalid_image_file',
    message: 'Invalid image file or mode for image 1, please check your image file.',
  }),
  error: (status, headers) =>
    openaiFailure(
      status,
      { type: 'server_error', code: null, message: 'The server had an error.' },
      headers,
    ),
};

/** What LocalAI, vLLM and gateways answer: OpenAI's shape, with less in it. */
const compatible: ProviderAnswers = {
  ...openai,
  picture: (bytes) => whole(200, { created: 1_763_700_000, data: [{ b64_json: base64(bytes) }] }),
};

/** https://replicate.com/docs/reference/http: predictions that name where their output lies. */
const prediction = (fields: object, file?: Uint8Array): Answer => ({
  ...whole(201, {
    id: 'q2v4c8',
    model: 'black-forest-labs/flux-2-pro',
    error: null,
    urls: { get: 'DOUBLE/predictions/q2v4c8', cancel: 'DOUBLE/predictions/q2v4c8/cancel' },
    ...fields,
  }),
  ...(file === undefined ? {} : { file }),
});

const replicate: ProviderAnswers = {
  picture: (bytes) => prediction({ status: 'succeeded', output: ['DOUBLE/files/out.png'] }, bytes),
  noPicture: prediction({ status: 'succeeded', output: null }),
  refused: [
    [
      'the picture flagged',
      prediction({
        status: 'failed',
        output: null,
        error: 'The input or output was flagged as sensitive. Please try again. (E005) (a1B2c3)',
      }),
    ],
  ],
  unreadableSource: null,
  error: (status, headers) => whole(status, { title: 'Error', detail: 'Overloaded.' }, headers),
};

export const ANSWERS: Readonly<Record<ProviderId, ProviderAnswers>> = {
  vertex: google,
  google,
  openai,
  compatible,
  replicate,
};
