import type { BrowserContext } from '@playwright/test';

/** What the browser kept back because of the Content Security Policy, in every page of the context. */
export async function watchViolations(context: BrowserContext): Promise<readonly string[]> {
  const seen: string[] = [];
  await context.exposeBinding('onViolation', ({ page }, text: string) => {
    seen.push(`${new URL(page.url()).pathname}: ${text}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
      const text = [effectiveDirective, blockedURI, sample, `${sourceFile}:${lineNumber}`].join(
        ' ',
      );
      window.onViolation(text);
    });
  });
  return seen;
}

declare global {
  interface Window {
    onViolation(text: string): void;
  }
}
