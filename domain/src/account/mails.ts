import { PRODUCT_NAME } from '../product.ts';
import { ROUTES } from '../routes.ts';
import type { MailMessage } from './outbox.ts';

const DAY = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** Plain text; each paragraph is a line. */
const mail = (subject: string, paragraphs: readonly string[]): MailMessage => ({
  subject: `${PRODUCT_NAME}: ${subject}`,
  text: `${paragraphs.join('\n\n')}\n`,
});

const switchedOffIn = (name: string): string =>
  `You can switch this mail off in Settings, Notifications: ${name}.`;

/** Where the app is, without a slash at the end. */
interface Place {
  readonly appUrl: string;
}

export interface LowCredits {
  /** Free ones. */
  readonly credits: number;
  /** When the plan's next ones come, if that is known. */
  readonly until: Date | null;
}

const leftOf = ({ credits }: LowCredits): string =>
  `${credits} ${credits === 1 ? 'credit' : 'credits'} left`;

export const lowCreditsWords = (low: LowCredits): string =>
  low.until === null ? `${leftOf(low)}.` : `${leftOf(low)} until ${DAY.format(low.until)}.`;

export const lowCreditsMail = (low: LowCredits, { appUrl }: Place): MailMessage =>
  mail(leftOf(low), [
    lowCreditsWords(low),
    `Where they went: ${appUrl}${ROUTES.settings}?tab=credits`,
    switchedOffIn('Credits notifications'),
  ]);

export interface EndedPictures {
  readonly done: number;
  readonly failed: number;
}

export const readyWords = ({ done, failed }: EndedPictures): string => {
  if (done === 1) return 'Your picture is ready';
  if (done > 1) return `${done} pictures are ready`;
  return failed > 1 ? `${failed} pictures could not be made` : 'A picture could not be made';
};

/** What is said of those that failed; null: none did. */
export const failedWords = ({ done, failed }: EndedPictures): string | null => {
  if (failed === 0) return null;
  return done === 0
    ? 'Nothing was charged.'
    : `${failed} could not be made. Nothing was charged for ${failed === 1 ? 'it' : 'them'}.`;
};

/** Says how many, and nothing of what was asked for: mail is read by more than one server. */
export const picturesReadyMail = (ended: EndedPictures, { appUrl }: Place): MailMessage => {
  const failed = failedWords(ended);
  return mail(readyWords(ended), [
    `${readyWords(ended)}.${failed === null ? '' : ` ${failed}`}`,
    `Your library: ${appUrl}${ROUTES.library}`,
    switchedOffIn('Email notifications'),
  ]);
};

export const accountClosingMail = (closingAt: Date, { appUrl }: Place): MailMessage =>
  mail(`your account closes on ${DAY.format(closingAt)}`, [
    `Your account closes on ${DAY.format(closingAt)}. Then your pictures, photos, prompts and profile are deleted for ever.`,
    `Until then you can keep it, or take a copy of everything: ${appUrl}${ROUTES.account}`,
    'If it was not you who closed it, keep it there and set a new password.',
  ]);

export const copyReadyMail = (until: Date, { appUrl }: Place): MailMessage =>
  mail('your copy is ready', [
    `The copy of your pictures and records is ready until ${DAY.format(until)}.`,
    `Download it here: ${appUrl}${ROUTES.account}`,
    switchedOffIn('Email notifications'),
  ]);

/** Of the operator, to whoever has written to us. */
export const contactAnswerMail = ({
  answer,
  asked,
}: {
  answer: string;
  asked: string;
}): MailMessage =>
  mail('an answer to your message', [
    answer,
    'You wrote:',
    asked
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n'),
  ]);
