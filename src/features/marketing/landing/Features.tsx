import { FEATURES, LANDING_TEXTS, PUBLIC_LINKS } from '#app/texts/landing.ts';
import { ButtonLink } from '#app/components/actions/ButtonLink.tsx';
import { wishing } from '#app/lib/wish.ts';
import styles from './features.module.css';
import { Print } from './Print.tsx';
import { Section } from './Section.tsx';

export const Features = () => (
  <Section id="how-it-works" {...LANDING_TEXTS.features}>
    <ul className={styles['cards']}>
      {FEATURES.map(({ id, title, facts, price, action, picture, alt }) => (
        <li key={id} className={styles['card']}>
          <Print file={picture} alt={alt} side={480} sizes="(min-width: 40em) 270px, 112px" />
          <h3>{title}</h3>
          <ul className={styles['facts']}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <p className={styles['price']}>{price}</p>
          <ButtonLink to={wishing(PUBLIC_LINKS.getStarted.to, id)} look="outlined">
            {action}
          </ButtonLink>
        </li>
      ))}
    </ul>
  </Section>
);
