/** What the preview engine says of a description before anything is paid. */
export const PREVIEW_TEXTS = {
  region: 'What will be drawn',
  engine: 'Preview engine',
  idle: {
    text: 'Reads short English: one or two things in a place, or words in quotes. What it cannot draw is free.',
    storyboard:
      'Reads short English sentences: who does what, and where. What it cannot draw is free.',
  },
  sold: 'will draw all of this.',
  refused: 'cannot draw this. Trying costs nothing.',
  /** Most often because they are in another language. */
  english: 'It knows none of these words: it reads plain English.',
  drawn: 'Drawn',
  /** `2 elephant` is how it is read. */
  thing: (words: string): string => words.replace(/^(\d+) /, '$1 × '),
  dropped: 'Left out',
  offers: 'It can draw:',
} as const;
