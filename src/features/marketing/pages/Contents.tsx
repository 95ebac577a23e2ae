import { CONTENTS_LABEL, type Article } from '#app/texts/article.ts';
import { Link } from 'react-router-dom';
import styles from './article.module.css';

/** The table of contents: beside the text where there is room. */
export const Contents = ({ sections }: Pick<Article, 'sections'>) => (
  <nav className={styles['contents']} aria-label={CONTENTS_LABEL}>
    <p>{CONTENTS_LABEL}</p>
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link to={`#${id}`}>{title}</Link>
        </li>
      ))}
    </ol>
  </nav>
);
