/** A page of running text: /about, /privacy, /terms. */
export interface Article {
  readonly title: string;
  readonly lead: string;
  /** 'Last Updated: …' on legal pages. */
  readonly updated: string | null;
  readonly sections: readonly ArticleSection[];
}

export interface ArticleSection {
  /** The anchor. */
  readonly id: string;
  readonly title: string;
  /** A text is a paragraph, an array of texts a list. */
  readonly blocks: readonly (string | readonly string[])[];
}

export const LAST_UPDATED = 'Last Updated: January 2025';
export const CONTENTS_LABEL = 'On this page';
