import { PROMPT_MAX_LENGTH } from '@lumashot/domain/calls/prompt';
import { cutText } from '@lumashot/domain/calls/text';
import { dropWish } from './keptWish.ts';
import { TAB_STORAGE_KEYS } from './storageKeys.ts';

const KEY = TAB_STORAGE_KEYS.prompt;

/**
 * The landing page's prompt on its way through sign-in and onboarding. It lives as
 * long as this browser tab, until the create screen has it.
 */
export function keepPrompt(text: string): void {
  const trimmed = cutText(text.trim(), PROMPT_MAX_LENGTH);
  if (trimmed === '') return dropKeptPrompt();
  sessionStorage.setItem(KEY, trimmed);
  // Chosen before: these words are what is wanted now.
  dropWish();
}

export const keptPrompt = (): string | null => sessionStorage.getItem(KEY);

export const hasKeptPrompt = (): boolean => keptPrompt() !== null;

export const dropKeptPrompt = (): void => sessionStorage.removeItem(KEY);
