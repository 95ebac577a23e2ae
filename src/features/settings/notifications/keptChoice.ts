import type { Profile } from '@lumashot/domain/profile/profile';
import { tableOf } from '@lumashot/domain/tableOf';
import { keepDraft, readDraft } from '#app/device/drafts.ts';

/** What can be switched: fields of the profile. */
export const FLAGS = [
  'email_notifications',
  'credits_notifications',
] as const satisfies readonly (keyof Profile)[];

export type Preferences = Pick<Profile, (typeof FLAGS)[number]>;

const NAME = 'notifications';

/** An empty draft is none: with both switched off there is still a word. */
const PREFIX = 'on:';

/** What was switched and is not saved yet, also after a reload. Null: nothing. */
export function keptChoice(uid: string): Preferences | null {
  const text = readDraft(uid, NAME);
  if (text === null || !text.startsWith(PREFIX)) return null;
  const on = text.slice(PREFIX.length).split(',');
  return tableOf(FLAGS, (flag) => on.includes(flag));
}

export const keepChoice = (uid: string, preferences: Preferences): void =>
  keepDraft(uid, NAME, `${PREFIX}${FLAGS.filter((flag) => preferences[flag]).join(',')}`);

export const dropChoice = (uid: string): void => keepDraft(uid, NAME, '');
