import type { Article } from '#app/texts/article.ts';
import { usePageTitle } from '#app/components/look/usePageTitle.ts';
import { PublicFrame } from '../frame/PublicFrame.tsx';
import styles from './article.module.css';
import { Contents } from './Contents.tsx';

/** A page of running text with its table of contents. */
export function ArticlePage({ article }: { article: Article }) {
  const { title, lead, updated, sections } = article;
  usePageTitle(title);
  return (
    <PublicFrame>
      <div className={styles['page']}>
        <header className={styles['head']}>
          <h1>{title}</h1>
          <p className={styles['lead']}>{lead}</p>
          {updated === null ? null : <p className={styles['updated']}>{updated}</p>}
        </header>
        <Contents sections={sections} />
        <div className={styles['text']}>
          {sections.map((section) => (
            <Part key={section.id} {...section} />
          ))}
        </div>
      </div>
    </PublicFrame>
  );
}

const Part = ({ id, title, blocks }: Article['sections'][number]) => (
  <section id={id} tabIndex={-1} aria-labelledby={`${id}-heading`}>
    <h2 id={`${id}-heading`}>{title}</h2>
    {blocks.map((block) =>
      typeof block === 'string' ? (
        <p key={block}>{block}</p>
      ) : (
        <ul key={block.join()}>
          {block.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ),
    )}
  </section>
);
