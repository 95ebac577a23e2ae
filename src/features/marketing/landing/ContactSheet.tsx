import { LANDING_TEXTS } from '#app/texts/landing.ts';
import styles from './contactSheet.module.css';
import type { Frame } from './content.ts';
import { Print } from './Print.tsx';

/** A phone shows two of them at first: the others must not compete with the words' fonts. */
const FIRST = ['soon', 'now'] as const;

/** The product's motif: pictures in rows, with frame numbers and what they cost. */
export const ContactSheet = ({ frames }: { frames: readonly Frame[] }) => (
  <ul className={styles['sheet']} aria-label={LANDING_TEXTS.hero.sheet}>
    {frames.map(({ file, alt, left, right }, at) => (
      <li key={file}>
        <figure>
          <Print
            file={file}
            alt={alt}
            side={480}
            sizes="(min-width: 60em) 190px, (min-width: 30em) 28vw, 41vw"
            when={FIRST[at] ?? 'later'}
          />
          <figcaption>
            <span>{left}</span>
            <span>{right}</span>
          </figcaption>
        </figure>
      </li>
    ))}
  </ul>
);
