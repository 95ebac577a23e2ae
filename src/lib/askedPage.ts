import { ROUTES } from '@lumashot/domain/routes';

/** Router state of somebody who asked for a page and has to sign in first. */
export const askingFor = (page: string): object => ({ askedPage: page });

/** The page of this app that the state names; null for everything else. */
export function askedPage(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('askedPage' in state)) return null;
  const { askedPage: page } = state;
  if (typeof page !== 'string') return null;
  const [path = ''] = page.split(/[?#]/);
  const isOurs = [ROUTES.home, ROUTES.payment, ROUTES.paymentSuccess, ROUTES.account].some(
    (route) => path === route || path.startsWith(`${route}/`),
  );
  return isOurs ? page : null;
}
