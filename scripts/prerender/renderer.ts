import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { z } from 'zod';
import { icons } from '../lib/page/icons.ts';
import { picturesBy } from '../lib/page/picturesBy.ts';
import { inRoot, ROOT } from '../lib/places.ts';
import type { Page } from './pages.ts';

const ENTRY = 'src/prerender.tsx';

/** What the entry exports. */
const moduleSchema = z.object({
  renderStill: z.custom<(path: string) => string>((value) => typeof value === 'function'),
  renderPath: z.custom<(path: string) => Promise<string>>((value) => typeof value === 'function'),
});

/**
 * Draws pages of the app to HTML: builds it once for Node, with the same class names as the
 * browser's build, and runs that. Below node_modules' folder, so that its imports are found.
 */
export async function renderPages(
  pages: readonly Pick<Page, 'path' | 'drawn'>[],
): Promise<ReadonlyMap<string, string>> {
  const outDir = mkdtempSync(inRoot('node_modules', '.lumashot-prerender-'));
  try {
    await build({
      configFile: false,
      root: ROOT,
      logLevel: 'warn',
      plugins: [react(), icons(), picturesBy()],
      build: { ssr: ENTRY, outDir, rollupOptions: { output: { entryFileNames: 'prerender.js' } } },
    });
    const entry: unknown = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
    const { renderPath, renderStill } = moduleSchema.parse(entry);
    const drawn = new Map<string, string>();
    for (const page of pages) {
      if (page.drawn === 'empty') continue;
      const isWhole = page.drawn === 'whole';
      drawn.set(page.path, isWhole ? await renderPath(page.path) : renderStill(page.path));
    }
    return drawn;
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
