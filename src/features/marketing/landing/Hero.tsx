import { CLAIMS, LANDING_TEXTS, PUBLIC_LINKS } from '#app/texts/landing.ts';
import { ButtonLink } from '#app/components/actions/ButtonLink.tsx';
import { ContactSheet } from './ContactSheet.tsx';
import { FRAMES } from './content.ts';
import styles from './hero.module.css';

const { title, lead, action, plans, offer } = LANDING_TEXTS.hero;

export const Hero = () => (
  <section className={styles['hero']}>
    <div className={styles['words']}>
      <h1>{title}</h1>
      <p className={styles['lead']}>{lead}</p>
      <div className={styles['actions']}>
        <ButtonLink to={PUBLIC_LINKS.getStarted.to}>{action}</ButtonLink>
        <ButtonLink to={PUBLIC_LINKS.pricing.to} look="outlined">
          {plans}
        </ButtonLink>
      </div>
      <p className={styles['offer']}>{offer}</p>
      <p className={styles['offer']}>{[CLAIMS.trusted, ...CLAIMS.promises].join(' · ')}</p>
    </div>
    <ContactSheet frames={FRAMES} />
  </section>
);
