import { ROUTES } from '@lumashot/domain/routes';
import { needsPayment } from '@lumashot/domain/profile/access';
import { PRODUCT_NAME } from '@lumashot/domain/product';
import { MY_DATA_TEXTS } from '../texts/account.ts';
import { PAYMENT_TEXTS } from '../texts/billing.ts';
import { SIGN_OUT } from '../texts/dashboard.ts';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { Button } from '../components/actions/Button.tsx';
import { ButtonLink } from '../components/actions/ButtonLink.tsx';
import { useNow } from '../lib/useNow.ts';
import { useProfile } from '../session/ProfileContext.ts';
import { Logo } from '../components/look/Logo.tsx';
import styles from './paymentLayout.module.css';
import { LiveNews } from './shell/LiveNews.tsx';
import { useSignOut } from './useSignOut.ts';

/** Pages of words and rows: wider lines would be hard to follow. */
const NARROW = [ROUTES.account, ROUTES.accountHistory, ROUTES.admin];

/** Around the pages about money and the account: the way home, and the way out for who does not want to pay. */
export function PaymentLayout() {
  const signOut = useSignOut();
  const { pathname } = useLocation();
  const profile = useProfile();
  const now = useNow();
  const isAccount = pathname.startsWith(ROUTES.account);
  const isKnown = profile !== null;
  // Until it is known the link only keeps its place: what is below must not jump.
  // Of an account that closes the studio leads back to here.
  const mayBeOpen = !isKnown || (profile.closing_at === null && !needsPayment(profile, now));
  return (
    <div className={styles['page']} data-narrow={NARROW.some((path) => path === pathname)}>
      <header className={styles['header']}>
        <Link to={ROUTES.landing} className={styles['home']}>
          <Logo size={32} />
          {PRODUCT_NAME}
        </Link>
        <div className={styles['ways']}>
          {isAccount ? null : (
            <ButtonLink to={ROUTES.account} look="plain">
              {MY_DATA_TEXTS.link}
            </ButtonLink>
          )}
          {mayBeOpen ? (
            <ButtonLink to={ROUTES.home} look="plain" inert={!isKnown}>
              {PAYMENT_TEXTS.back}
            </ButtonLink>
          ) : null}
          <Button look="outlined" onClick={signOut}>
            {SIGN_OUT}
          </Button>
        </div>
      </header>
      <main className={styles['main']}>
        <LiveNews />
        <Outlet />
      </main>
    </div>
  );
}
