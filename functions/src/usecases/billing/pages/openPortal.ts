import { refuse, succeed, type Result } from '@lumashot/domain/result';
import { appPage, PAGES } from './appPage.ts';
import type { BillingLog, PaymentProvider } from '../ports.ts';

/** The portal's page, unless it would let people do what our texts do not say. */
export async function openPortal(
  customerId: string,
  {
    payments,
    log,
    appUrl,
    shows = 'everything',
    changeTo,
  }: {
    payments: PaymentProvider;
    log: BillingLog;
    appUrl: string;
    shows?: 'everything' | 'invoices';
    changeTo?: string;
  },
): Promise<Result<{ url: string; isChange: boolean }>> {
  const portal = await payments.createPortal({
    customerId,
    returnUrl: appPage(appUrl, shows === 'invoices' ? PAGES.account : PAGES.settings),
    shows,
    changeTo,
  });
  if (portal.kind === 'open') return succeed({ url: portal.url, isChange: portal.isChange });
  log.portalUnfit({ differences: portal.differences });
  return refuse({ reason: 'portal-failed' });
}
