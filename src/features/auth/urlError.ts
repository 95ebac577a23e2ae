import { URL_ERROR_MAX_LENGTH, URL_ERROR_TEXTS } from '#app/texts/auth.ts';

/** What a provider that sends the visitor back puts into the query or the hash. */
const PARAMETERS = ['error', 'error_code', 'error_description'] as const;

interface Address {
  readonly search: string;
  readonly hash: string;
}

const inQueryAndHash = ({ search, hash }: Address): readonly URLSearchParams[] => [
  new URLSearchParams(search),
  new URLSearchParams(hash.replace(/^#/, '')),
];

/** The words to show, or null when the address carries no error. Known codes first. */
export function urlErrorText(address: Address): string | null {
  const places = inQueryAndHash(address);
  const read = (name: (typeof PARAMETERS)[number]): string =>
    places.map((parameters) => plain(parameters.get(name) ?? '')).find((text) => text !== '') ?? '';
  const error = read('error');
  const code = read('error_code');
  if (code === 'invalid_client' || error.includes('invalid_client')) {
    return URL_ERROR_TEXTS.invalidClient;
  }
  if (error === 'access_denied') return URL_ERROR_TEXTS.accessDenied;
  const text = read('error_description') || error || code;
  return text === '' ? null : Array.from(text).slice(0, URL_ERROR_MAX_LENGTH).join('');
}

/** The query without the error; the hash goes as a whole. */
export function withoutUrlError({ search }: Address): string {
  const parameters = new URLSearchParams(search);
  for (const name of PARAMETERS) parameters.delete(name);
  return parameters.toString();
}

/** Controls and marks that turn the direction of writing could make a text look like another. */
const plain = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();
