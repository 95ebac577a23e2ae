import { ROUTES } from '@lumashot/domain/routes';
import { PRODUCT_NAME } from '@lumashot/domain/product';
import { SIGN_OUT } from '../texts/dashboard.ts';
import { Link, Outlet } from 'react-router-dom';
import { Button } from '../components/actions/Button.tsx';
import { Logo } from '../components/look/Logo.tsx';
import styles from './paymentLayout.module.css';
import { useSignOut } from './useSignOut.ts';

/** Around the pages about money: the way home, and the way out for who does not want to pay. */
export function PaymentLayout() {
  const signOut = useSignOut();
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <Link to={ROUTES.landing} className={styles['home']}>
          <Logo size={32} />
          {PRODUCT_NAME}
        </Link>
        <Button look="outlined" onClick={signOut}>
          {SIGN_OUT}
        </Button>
      </header>
      <main className={styles['main']}>
        <Outlet />
      </main>
    </div>
  );
}
