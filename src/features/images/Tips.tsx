import { clsx } from 'clsx';
import panel from '#app/components/look/panel.module.css';
import styles from './textTab.module.css';

const TIPS = [
  'Start with one subject: who or what is in the picture.',
  'Name the place and the time of day: light makes the mood.',
  'End with the look: cinematic, watercolor, minimal.',
];

export const Tips = () => (
  <section className={clsx(panel['panel'], styles['tips'])} aria-labelledby="tips">
    <h2 id="tips">Words that help</h2>
    <ul>
      {TIPS.map((tip) => (
        <li key={tip}>{tip}</li>
      ))}
    </ul>
  </section>
);
