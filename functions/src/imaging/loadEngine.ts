import type { ImageEngine } from './engine.ts';
import { marked } from './provenance/marked.ts';

/** The engine in use. Loaded on the first picture: the other functions start without it. */
export async function loadEngine(): Promise<ImageEngine> {
  const { embeddedEngine } = await import('./local/embeddedEngine.ts');
  return marked(embeddedEngine);
}
