import type { ReactNode } from 'react';

export interface Card {
  readonly key: string;
  readonly words: string;
  readonly date: Date;
}

/** Where the cards of the bench's page come from. */
export interface SourceModule {
  readonly fill: () => Promise<void>;
  readonly Cards: (props: { show: (cards: readonly Card[]) => ReactNode }) => ReactNode;
}
