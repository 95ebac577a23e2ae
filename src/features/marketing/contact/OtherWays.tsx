import { ROUTES } from '@lumashot/domain/routes';
import { SUPPORT_EMAIL } from '@lumashot/domain/product';
import { CONTACT_TEXTS } from '#app/texts/contact.ts';
import { buttonClass } from '#app/components/actions/Button.tsx';
import { ButtonLink } from '#app/components/actions/ButtonLink.tsx';
import styles from './contact.module.css';

const { email, chat, docs } = CONTACT_TEXTS;
const MAIL = `mailto:${SUPPORT_EMAIL}`;

/** A chat opens a mail, the docs are the help section of /about. */
export const OtherWays = () => (
  <ul className={styles['ways']}>
    <li>
      <h2>{email.title}</h2>
      <p>{email.text}</p>
      <a href={MAIL} className={styles['mail']}>
        {SUPPORT_EMAIL}
      </a>
    </li>
    <li>
      <h2>{chat.title}</h2>
      <p>{chat.text}</p>
      <a href={`${MAIL}?subject=Chat`} className={buttonClass('outlined')}>
        {chat.action}
      </a>
    </li>
    <li>
      <h2>{docs.title}</h2>
      <p>{docs.text}</p>
      <ButtonLink to={`${ROUTES.about}#help`} look="outlined">
        {docs.action}
      </ButtonLink>
    </li>
  </ul>
);
