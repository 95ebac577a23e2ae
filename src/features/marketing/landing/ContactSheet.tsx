import { creditsLabel } from '../../lib/creditsLabel.ts';
import { TintedImage } from '../../components/TintedImage.tsx';
import styles from './contactSheet.module.css';
import { FRAMES } from './content.ts';

/** The product's motif: pictures in rows, with frame numbers and what they cost. */
export function ContactSheet() {
  return (
    <ul className={styles['sheet']} aria-label="Pictures drawn here">
      {FRAMES.map(({ number, file, prompt, credits }) => (
        <li key={number}>
          <figure>
            <div className={styles['picture']}>
              <TintedImage src={file} size={480} alt={prompt} />
            </div>
            <figcaption>
              <span>{number}</span>
              <span>{creditsLabel(credits)}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
