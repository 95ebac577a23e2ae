import type { JsonObject } from '../account/fields.ts';

interface ErrorDetails {
  readonly status: number;
  readonly message: string;
  readonly type?: 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error';
  readonly code?: string;
  readonly param?: string;
  readonly declineCode?: string;
}

/** An expected refusal, in the words and with the status of the real API. */
export class StripeError extends Error {
  readonly status: number;
  readonly body: JsonObject;

  constructor({
    status,
    message,
    type = 'invalid_request_error',
    code,
    param,
    declineCode,
  }: ErrorDetails) {
    super(message);
    this.name = 'StripeError';
    this.status = status;
    this.body = {
      error: {
        type,
        message,
        ...(code === undefined ? {} : { code }),
        ...(param === undefined ? {} : { param }),
        ...(declineCode === undefined ? {} : { decline_code: declineCode }),
      },
    };
  }
}

/** A path that names nothing answers 404, a parameter that names nothing 400. */
export function noSuch(kind: string, id: string, param?: string): StripeError {
  return new StripeError({
    status: param === undefined ? 404 : 400,
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param: param ?? 'id',
  });
}

export function cardDeclined(): StripeError {
  return new StripeError({
    status: 402,
    type: 'card_error',
    code: 'card_declined',
    declineCode: 'generic_decline',
    message: 'Your card was declined.',
  });
}

export function invalid(message: string, param?: string, code?: string): StripeError {
  return new StripeError({
    status: 400,
    message,
    ...(param === undefined ? {} : { param }),
    ...(code === undefined ? {} : { code }),
  });
}
