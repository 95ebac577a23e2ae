import { clsx } from 'clsx';
import { TIPS_TEXTS } from '#app/texts/textToImage.ts';
import panel from '#app/components/look/panel.module.css';
import styles from './textTab.module.css';

export const Tips = () => (
  <section className={clsx(panel['panel'], styles['tips'])} aria-labelledby="tips">
    <h2 id="tips">{TIPS_TEXTS.title}</h2>
    <ul>
      {TIPS_TEXTS.tips.map((tip) => (
        <li key={tip}>{tip}</li>
      ))}
    </ul>
  </section>
);
