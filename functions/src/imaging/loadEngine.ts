import type { ImageEngine } from '@lumashot/domain/imaging/engine';
import type { HostedSetup } from './hosted/hostedSetup.ts';
import { marked } from './provenance/marked.ts';

/**
 * The engine of one operation: the embedded one unless a hosted model was chosen for it. Engines are
 * mixed by operation, so each engine's `id` is the truth about what it draws. Loaded on the first
 * picture: the other functions start without either, and the embedded engine without any SDK.
 */
export async function loadEngine(hosted: HostedSetup | null = null): Promise<ImageEngine> {
  if (hosted === null) {
    const { embeddedEngine } = await import('@lumashot/engine/embeddedEngine');
    return marked(embeddedEngine);
  }
  const { hostedEngine } = await import('./hosted/hostedEngine.ts');
  return marked(hostedEngine(hosted));
}
