import { PRODUCT_NAME } from '../product.ts';
import type { OutboxNotice } from './outbox.ts';

/** Whoever wrote without an account: the outbox names nobody. */
export const VISITOR = 'visitor';

interface Answered {
  readonly to: string;
  readonly subject: string;
  /** What was asked, and what we say to it. */
  readonly message: string;
  readonly words: string;
}

/** The answer to a message of the contact form. Both texts are somebody's own: markup is none of ours. */
export function contactAnswer({
  to,
  subject,
  message,
  words,
}: Answered): Pick<OutboxNotice, 'kind' | 'to' | 'message' | 'push'> {
  const asked = message
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const text = `${words}\n\n${PRODUCT_NAME}\n\nYou wrote:\n${asked}\n`;
  return {
    kind: 'contact-answer',
    to,
    message: {
      // A header: one line.
      subject: `Re: ${subject}`.replaceAll(/\s+/g, ' '),
      text,
      html: `<pre style="font:inherit;white-space:pre-wrap">${withoutMarkup(text)}</pre>`,
    },
    push: null,
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const withoutMarkup = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
