import { PRODUCT_NAME, PRODUCT_SUBTITLE } from '@lumashot/domain/product';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Logo } from '../../components/Logo.tsx';
import { usePageTitle } from '../../components/usePageTitle.ts';
import { ContactSheet } from './ContactSheet.tsx';
import { HERO, STEPS } from './content.ts';
import styles from './landing.module.css';

export function Landing() {
  usePageTitle(null);
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <Link to="/" className={styles['brand']}>
          <Logo />
          {PRODUCT_NAME}
        </Link>
        <nav className={styles['account']} aria-label="Account">
          <ButtonLink to="/auth" look="outlined">
            Sign in
          </ButtonLink>
          <ButtonLink to="/auth?mode=sign-up" className={styles['wide'] ?? ''}>
            Get started
          </ButtonLink>
        </nav>
      </header>
      <main>
        <section className={styles['hero']}>
          <div className={styles['words']}>
            <h1>{HERO.title}</h1>
            <p className={styles['lead']}>{HERO.lead}</p>
            <ButtonLink to="/auth?mode=sign-up" className={styles['action'] ?? ''}>
              {HERO.action}
            </ButtonLink>
            <p className={styles['offer']}>{HERO.offer}</p>
          </div>
          <ContactSheet />
        </section>
        <Steps />
      </main>
      <footer className={styles['footer']}>
        <Logo size={22} />
        <span>
          {PRODUCT_NAME} {PRODUCT_SUBTITLE}
        </span>
      </footer>
    </div>
  );
}

const Steps = () => (
  <section className={styles['steps']} aria-labelledby="steps">
    <h2 id="steps">From a sentence to a picture</h2>
    <ol>
      {STEPS.map(({ title, text }, at) => (
        <li key={title}>
          <span className={styles['frame']} aria-hidden="true">
            {String(at + 1).padStart(2, '0')}A
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </section>
);
