import { describe, expect, it } from 'vitest';
import { contactAnswerMail, picturesReadyMail, readyWords } from './mails.ts';
import { isWholeGroupOver, isWorthTelling, picturesPush } from './wordWhenDone.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);

describe('the end of a job', () => {
  it.each([
    ['a quick one', { notify: true, group_id: null, created_at: ago(8_000) }, false],
    ['a slow one', { notify: true, group_id: null, created_at: ago(8_001) }, true],
    ['one of a group', { notify: true, group_id: 'g', created_at: NOW }, true],
    ['one that asked for no word', { notify: false, group_id: 'g', created_at: ago(9_000) }, false],
  ])('of %s', (_, job, expected) => expect(isWorthTelling(job, NOW)).toBe(expected));

  it('is that of the group when none of it is left', () => {
    const group = {
      user_id: 'mara',
      size: 4,
      done: 2,
      failed: 0,
      cancelled: 1,
      notify: true,
      created_at: NOW,
      updated_at: NOW,
    };
    expect(isWholeGroupOver(group)).toBe(false);
    expect(isWholeGroupOver({ ...group, failed: 1 })).toBe(true);
  });
});

describe('the words', () => {
  it.each([
    [{ done: 1, failed: 0 }, 'Your picture is ready', 'a red fox'],
    [{ done: 4, failed: 0 }, '4 pictures are ready', 'a red fox'],
    [
      { done: 3, failed: 1 },
      '3 pictures are ready',
      '1 could not be made. Nothing was charged for it.',
    ],
    [{ done: 0, failed: 1 }, 'A picture could not be made', 'Nothing was charged.'],
    [{ done: 0, failed: 2 }, '2 pictures could not be made', 'Nothing was charged.'],
  ])('of %j', (ended, title, body) => {
    expect(readyWords(ended)).toBe(title);
    expect(picturesPush(ended, { label: 'a red fox', item: null })).toMatchObject({ title, body });
  });

  it('show as much of a prompt as a locked screen should, and lead to the one picture', () => {
    const item = { type: 'text-to-image', id: 'a&b' };
    const push = picturesPush({ done: 1, failed: 0 }, { label: 'x'.repeat(120), item });
    expect(push.body).toHaveLength(60);
    expect(push.path).toBe('/dashboard/library?type=text-to-image&item=a%26b');
    const cut = picturesPush(
      { done: 1, failed: 0 },
      { label: `${'x'.repeat(59)}🦊 at dawn`, item },
    );
    expect(cut.body).toBe('x'.repeat(59));
  });

  it('of a mail say how many and where, and lead to the switch', () => {
    const { text } = picturesReadyMail({ done: 2, failed: 1 }, { appUrl: 'https://app.example' });
    expect(text).toContain('2 pictures are ready. 1 could not be made.');
    expect(text).toContain('https://app.example/dashboard/library');
    expect(text).toContain('Settings, Notifications');
  });

  it('of an answer quote the question line by line', () => {
    const { text } = contactAnswerMail({ answer: 'Like this.', asked: 'How?\nAnd why?' });
    expect(text).toBe('Like this.\n\nYou wrote:\n\n> How?\n> And why?\n');
  });
});
