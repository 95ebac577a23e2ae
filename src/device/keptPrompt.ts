import { PROMPT_MAX_LENGTH } from '@lumashot/domain/calls/prompt';

const KEY = 'lumashot:prompt';

/**
 * The landing page's prompt on its way through sign-in and onboarding (decision 26). It lives as
 * long as this browser tab, until the create screen has it.
 */
export function keepPrompt(text: string): void {
  const trimmed = text.trim().slice(0, PROMPT_MAX_LENGTH);
  if (trimmed === '') dropKeptPrompt();
  else sessionStorage.setItem(KEY, trimmed);
}

export const keptPrompt = (): string | null => sessionStorage.getItem(KEY);

export const hasKeptPrompt = (): boolean => keptPrompt() !== null;

export const dropKeptPrompt = (): void => sessionStorage.removeItem(KEY);
