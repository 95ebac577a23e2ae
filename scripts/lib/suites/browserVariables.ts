import { findChromium, findHeadlessShell } from './chromium.ts';
import type { Environment } from './suiteRunners.ts';

/** What the browser suites run in. Throws where there is no browser. */
export function browserVariables(): Environment {
  const shell = findHeadlessShell();
  return {
    LUMASHOT_CHROMIUM: findChromium(),
    ...(shell === null ? {} : { LUMASHOT_HEADLESS_SHELL: shell }),
  };
}
