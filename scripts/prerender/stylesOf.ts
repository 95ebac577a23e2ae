import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** Sources whose styles come first: what every page stands on. */
const COMMON = ['src/main.tsx'];

/**
 * The style sheets that the browser would load for a page when it hydrates it, in that order: the
 * page has to link them itself, since it is shown without any script.
 */
export function stylesOf(bundle: Bundle, module: string): readonly string[] {
  const files = new Set<string>();
  for (const source of [...COMMON, module]) addStyles(bundle, chunkOf(bundle, source), files);
  return [...files];
}

/**
 * The scripts that the app loads for these modules, before it can draw them: also the small one that
 * a route asks for by its name when the module itself lies in a chunk with others.
 */
export function scriptsOf(bundle: Bundle, modules: readonly string[]): readonly string[] {
  const chunks = new Set<Chunk>();
  for (const source of modules) {
    addChunks(bundle, entryOf(bundle, source) ?? chunkOf(bundle, source), chunks);
  }
  return [...chunks].map(({ fileName }) => fileName);
}

function addChunks(bundle: Bundle, chunk: Chunk, seen: Set<Chunk>): void {
  if (seen.has(chunk)) return;
  seen.add(chunk);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') addChunks(bundle, imported, seen);
  }
}

function addStyles(
  bundle: Bundle,
  chunk: Chunk,
  files: Set<string>,
  seen = new Set<Chunk>(),
): void {
  if (seen.has(chunk)) return;
  seen.add(chunk);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') addStyles(bundle, imported, files, seen);
  }
  for (const file of chunk.viteMetadata?.importedCss ?? []) files.add(file);
}

const isOf = (source: string, id: string | null): boolean => id?.endsWith(`/${source}`) ?? false;

const entryOf = (bundle: Bundle, source: string): Chunk | undefined =>
  Object.values(bundle)
    .filter((output) => output.type === 'chunk')
    .find(({ facadeModuleId }) => isOf(source, facadeModuleId));

function chunkOf(bundle: Bundle, source: string): Chunk {
  for (const output of Object.values(bundle)) {
    if (output.type !== 'chunk') continue;
    if (output.moduleIds.some((id) => isOf(source, id))) return output;
  }
  throw new Error(`No chunk holds ${source}`);
}
