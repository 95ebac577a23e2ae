import { PROMPT_MAX_LENGTH } from '@lumashot/domain/calls/prompt';

const KEY = 'lumashot:prompt';

/**
 * The landing page's prompt on its way through sign-in and onboarding (decision 26): it lives as
 * long as this browser tab, and is taken once.
 */
export function keepPrompt(text: string): void {
  const trimmed = text.trim().slice(0, PROMPT_MAX_LENGTH);
  if (trimmed === '') sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, trimmed);
}

export const hasKeptPrompt = (): boolean => sessionStorage.getItem(KEY) !== null;

export function takeKeptPrompt(): string | null {
  const prompt = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return prompt;
}
