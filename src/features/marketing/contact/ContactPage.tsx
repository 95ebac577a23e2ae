import { CONTACT_TEXTS } from '#app/texts/contact.ts';
import { usePageTitle } from '#app/components/look/usePageTitle.ts';
import { PublicFrame } from '../frame/PublicFrame.tsx';
import { ContactForm } from './ContactForm.tsx';
import { OtherWays } from './OtherWays.tsx';
import styles from './contact.module.css';

export function ContactPage() {
  usePageTitle(CONTACT_TEXTS.heading);
  return (
    <PublicFrame>
      <div className={styles['page']}>
        <header className={styles['head']}>
          <h1>{CONTACT_TEXTS.heading}</h1>
          <p>{CONTACT_TEXTS.subtitle}</p>
        </header>
        <ContactForm />
        <OtherWays />
      </div>
    </PublicFrame>
  );
}
