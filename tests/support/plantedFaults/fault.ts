/** A small mistake somebody could make, and the tests that have to notice it. */
export interface Fault {
  /** What it breaks, in the words of whom it hurts. */
  readonly says: string;
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly find: string;
  readonly put: string;
  /** A suite of `npm test`, and words that choose its files: what runs in it must fail. */
  readonly suite: 'unit' | 'engine' | 'rules' | 'usecases' | 'functions' | 'e2e' | 'pwa';
  readonly tests: string;
}
