import { PRODUCT_NAME } from '../product.ts';
import { ROUTES } from '../routes.ts';
import type { OutboxNotice } from './outbox.ts';

const DAY = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

interface LowCredits {
  /** Free ones. */
  readonly credits: number;
  /** When the plan's next ones come, if that is known. */
  readonly until: Date | null;
  /** The confirmed address; null: no mail is wanted, or there is none. */
  readonly to: string | null;
  readonly hasDevices: boolean;
}

type Notice = Pick<OutboxNotice, 'kind' | 'to' | 'message' | 'push'>;

/** What is told when credits run low; null when there is no way to tell it. */
export function lowCreditsNotice({ credits, until, to, hasDevices }: LowCredits): Notice | null {
  if (to === null && !hasDevices) return null;
  const left = `${credits} ${credits === 1 ? 'credit' : 'credits'} left`;
  const words = until === null ? `${left}.` : `${left} until ${DAY.format(until)}.`;
  return {
    kind: 'low-credits',
    push: hasDevices ? { title: PRODUCT_NAME, body: words, path: ROUTES.settings } : null,
    ...(to === null ? {} : { to, message: mailOf(left, words) }),
  };
}

/** The words are ours and hold no markup. */
function mailOf(left: string, words: string): NonNullable<Notice['message']> {
  const how = `You find where they went in Settings, under Credits. You can switch this mail off there, under Notifications.`;
  return {
    subject: `${PRODUCT_NAME}: ${left}`,
    text: `${words}\n\n${how}\n`,
    html: `<p>${words}</p><p>${how}</p>`,
  };
}
