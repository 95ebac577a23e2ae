import { AGREEMENT_TEXTS } from '@lumashot/domain/texts/auth';
import { Link } from 'react-router-dom';
import styles from './authScreen.module.css';

const { before, terms, between, privacy } = AGREEMENT_TEXTS;

export const Agreement = () => (
  <p className={styles['note']}>
    {before} <Link to="/terms">{terms}</Link> {between} <Link to="/privacy">{privacy}</Link>.
  </p>
);
