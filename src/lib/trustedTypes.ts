/**
 * Our one Trusted Types policy: with the Content Security Policy on, text becomes the address of a
 * script only through it, and text never becomes markup or code. It is the default one, because
 * Firebase Auth hands over plain text.
 */
interface Policy {
  /** The answer is no string but works like one wherever the types of the DOM want one. */
  createScriptURL(url: string): string;
}

declare global {
  /** Missing in browsers that do not enforce it. */
  var trustedTypes:
    | {
        readonly defaultPolicy: Policy | null;
        createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): Policy;
      }
    | undefined;
}

const GOOGLE_SCRIPTS = 'https://apis.google.com';

/** Before anything loads a script by its address; a second call changes nothing. */
export const ensureScriptPolicy = (): Policy | undefined =>
  globalThis.trustedTypes?.defaultPolicy ??
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (isTrusted(url) ? url : null),
  });

/** The path of a script of ours, fit for a place that loads scripts. */
export const trustedScriptUrl = (path: string): string =>
  ensureScriptPolicy()?.createScriptURL(path) ?? path;

function isTrusted(url: string): boolean {
  const { origin } = new URL(url, window.location.href);
  return origin === window.location.origin || origin === GOOGLE_SCRIPTS;
}
