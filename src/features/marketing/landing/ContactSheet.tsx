import styles from './contactSheet.module.css';
import type { Frame } from './content.ts';
import { Print } from './Print.tsx';

/** The product's motif: pictures in rows, with frame numbers and what they cost. */
export const ContactSheet = ({ frames }: { frames: readonly Frame[] }) => (
  <ul className={styles['sheet']} aria-label="Pictures drawn here">
    {frames.map(({ file, alt, left, right }) => (
      <li key={file}>
        <figure>
          <Print file={file} alt={alt} side={480} eager />
          <figcaption>
            <span>{left}</span>
            <span>{right}</span>
          </figcaption>
        </figure>
      </li>
    ))}
  </ul>
);
