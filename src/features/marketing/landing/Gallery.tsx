import {
  FEATURED_PICTURE,
  GENERATION_PICTURES,
  SCENE_PICTURES,
  type ShowcasePicture,
} from '@lumashot/domain/catalog/showcase';
import { LANDING_TEXTS } from '#app/texts/landing.ts';
import { creditsLabel } from '#app/lib/creditsLabel.ts';
import styles from './gallery.module.css';
import { Print } from './Print.tsx';
import { Section } from './Section.tsx';

const { heading, text, scenes, featured, generations, note } = LANDING_TEXTS.gallery;

/** Three columns: what to choose from, one result to look at, and what came out. */
export const Gallery = () => (
  <Section id="gallery" heading={heading} text={text}>
    <div className={styles['columns']}>
      <Roll title={scenes} pictures={SCENE_PICTURES} />
      <section className={styles['featured']} aria-label={featured}>
        <h3>{featured}</h3>
        <figure>
          {/* Beside the rolls it is as tall as they are. */}
          <Print
            file={FEATURED_PICTURE.file}
            alt={FEATURED_PICTURE.alt}
            side={1024}
            sizes="(min-width: 60em) 1024px, 85vw"
          />
          <Caption {...FEATURED_PICTURE} />
        </figure>
      </section>
      <Roll title={generations} pictures={GENERATION_PICTURES} />
    </div>
    <p className={styles['note']}>{note}</p>
  </Section>
);

const Roll = ({ title, pictures }: { title: string; pictures: readonly ShowcasePicture[] }) => (
  <section className={styles['roll']} aria-label={title}>
    <h3>{title}</h3>
    <ul>
      {pictures.map((picture) => (
        <li key={picture.file}>
          <figure>
            <Print file={picture.file} alt={picture.alt} side={320} />
            <Caption {...picture} />
          </figure>
        </li>
      ))}
    </ul>
  </section>
);

const Caption = ({ caption, credits }: ShowcasePicture) => (
  <figcaption>
    {caption}
    <span>{creditsLabel(credits)}</span>
  </figcaption>
);
