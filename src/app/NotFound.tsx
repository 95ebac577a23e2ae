import { ROUTES } from '@lumashot/domain/routes';
import { NOT_FOUND_TEXTS } from '../texts/notFound.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../components/actions/ButtonLink.tsx';
import { Logo } from '../components/look/Logo.tsx';
import { usePageTitle } from '../components/look/usePageTitle.ts';
import styles from './message.module.css';

export function NotFound() {
  usePageTitle(NOT_FOUND_TEXTS.title);
  const { pathname } = useLocation();
  useEffect(() => console.warn('404: no route for', pathname), [pathname]);

  return (
    <main className={styles['page']}>
      <Logo size={56} />
      <p className={styles['code']}>404</p>
      <h1>{NOT_FOUND_TEXTS.title}</h1>
      <p>{NOT_FOUND_TEXTS.text}</p>
      <ButtonLink to={ROUTES.landing}>{NOT_FOUND_TEXTS.action}</ButtonLink>
    </main>
  );
}
