import type { Ports } from '../processes/ports.ts';

/** Whom the app may talk to and frame, beside itself. */
export interface Origins {
  readonly connect: readonly string[];
  readonly frame: readonly string[];
}

/**
 * Of a real project. One firebase.json serves staging and production, so what carries a project's name
 * is any project's here; docs/deploying.md says how to name one.
 */
export const FIREBASE_ORIGINS: Origins = {
  connect: [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firestore.googleapis.com',
    'https://firebasestorage.googleapis.com',
    'https://*.cloudfunctions.net',
  ],
  // The sign-in helper on `authDomain`.
  frame: ['https://*.firebaseapp.com'],
};

/** Of the local emulators. */
export function emulatorOrigins({ auth, firestore, storage, functions }: Ports): Origins {
  const at = (port: number): string => `http://127.0.0.1:${port}`;
  return { connect: [auth, firestore, storage, functions].map(at), frame: [at(auth)] };
}

/** The script between app and sign-in helper frame; loaded on the click on "Continue with Google". */
const GOOGLE_SCRIPTS = 'https://apis.google.com';

/** Of the empty style element that emotion fills through its rules, not through text. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** `default` is ours (src/lib/trustedTypes.ts), the others belong to Google's script. */
const POLICIES = ['default', 'gapi#gapi', 'goog#html'];

/** Nothing inline, nothing evaluated, no text that becomes script or markup. */
export const contentSecurityPolicy = ({ connect, frame }: Origins): string =>
  written({
    'default-src': ["'none'"],
    'script-src': ["'self'", GOOGLE_SCRIPTS],
    'style-src': ["'self'", EMPTY_STYLE],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'blob:', 'data:'],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...connect],
    'frame-src': ["'self'", ...frame],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': POLICIES,
  });

/**
 * Of the worker that finds products in photos (ADR 37), which is its own and not its page's: it may compile
 * WebAssembly, and reaches nobody but us.
 */
export const workerSecurityPolicy = (): string =>
  written({
    'default-src': ["'none'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'connect-src': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });

const written = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
