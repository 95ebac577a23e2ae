import { PRODUCT_NAME, PRODUCT_SUBTITLE } from '@lumashot/domain/product';
import { FRAME_TEXTS, PUBLIC_LINKS } from '#app/texts/landing.ts';
import { Link } from 'react-router-dom';
import { Logo } from '#app/components/look/Logo.tsx';
import styles from './frame.module.css';

const { features, pricing, about, contact, privacy, terms } = PUBLIC_LINKS;
const LINKS = [features, pricing, about, contact, privacy, terms] as const;

export const PublicFooter = () => (
  <footer className={styles['footer']}>
    <div className={styles['foot']}>
      <p className={styles['sign']}>
        <Logo size={22} />
        {PRODUCT_NAME} {PRODUCT_SUBTITLE}
      </p>
      <nav className={styles['links']} aria-label={FRAME_TEXTS.footer}>
        {LINKS.map(({ label, to }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </nav>
    </div>
  </footer>
);
