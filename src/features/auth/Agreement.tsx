import { ROUTES } from '@lumashot/domain/routes';
import { AGREEMENT_TEXTS } from '#app/texts/auth.ts';
import { Link } from 'react-router-dom';
import styles from './authScreen.module.css';

const { before, terms, between, privacy } = AGREEMENT_TEXTS;

export const Agreement = () => (
  <p className={styles['note']}>
    {before} <Link to={ROUTES.terms}>{terms}</Link> {between}{' '}
    <Link to={ROUTES.privacy}>{privacy}</Link>.
  </p>
);
