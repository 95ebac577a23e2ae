import type { ShapeId } from '@lumashot/domain/catalog/shapes';
import type { DrawResult, SourceImage } from '@lumashot/domain/imaging/engine';
import { embeddedEngine } from '@lumashot/engine/embeddedEngine';
import { fullLengthPhoto } from '@lumashot/engine/testing/fullLengthPhoto';
import { productPhoto } from '@lumashot/engine/testing/productPhoto';

export type Work = () => Promise<DrawResult | undefined>;

/** The six operations as users ask for them, the ones with the most work among them. */
export async function works(): Promise<Readonly<Record<string, Work>>> {
  const { draw } = embeddedEngine;
  const products = await Promise.all([
    productPhoto({ thing: 'bottle', colour: '#1d7a5c', backdrop: '#e9e8e6' }),
    productPhoto({ thing: 'mug', colour: '#c8322a', backdrop: '#d8d4cc' }),
    productPhoto({ thing: 'robot', colour: '#f2f2f0', backdrop: '#7fa6c4' }),
  ]);
  const person = await fullLengthPhoto();
  const [product] = products;
  if (product === undefined) throw new Error('no photo to work on');
  const how = (shape?: ShapeId) => ({
    seed: 1,
    signal: AbortSignal.timeout(60_000),
    ...(shape === undefined ? {} : { shape }),
  });
  const text =
    (prompt: string): Work =>
    () =>
      draw.text?.({ prompt }, how()) ?? none();
  const shot =
    (sources: readonly SourceImage[], shape?: ShapeId): Work =>
    () =>
      draw.productShot?.(
        {
          productName: 'Mug',
          sceneId: 'lifestyle-kitchen',
          scenePrompt: '',
          customPrompt: null,
          sources,
        },
        how(shape),
      ) ?? none();
  const sitting =
    (shape?: ShapeId): Work =>
    () =>
      draw.portrait?.(
        {
          templateId: 'outdoor-adventure-full',
          scenePrompt: '',
          customPrompt: null,
          source: person,
        },
        how(shape),
      ) ?? none();
  const enhance =
    (enhancementType: string): Work =>
    () =>
      draw.enhance?.({ enhancementType, prompt: '', source: product }, how()) ?? none();
  return {
    'text: a fox in a snowy forest': text('a red fox in a snowy forest at sunset'),
    'text: two elephants': text('two elephants on the savanna'),
    'text: four cars': text('four cars on the street'),
    'text: a watercolour village': text('watercolor of a village in spring'),
    'text: words on a poster': text('a poster that says "SALE 50 %"'),
    storyboard: () =>
      draw.storyboard?.(
        {
          description: 'A woman walks in a city at night. She meets a dog. They walk in a park.',
        },
        how(),
      ) ?? none(),
    'product shot, one photo': shot([product]),
    'product shot, five photos': shot([...products, ...products].slice(0, 5)),
    'product shot, five photos, 16:9': shot([...products, ...products].slice(0, 5), 'wide'),
    'product edit, a new scene': () =>
      draw.productEdit?.({ editPrompt: 'put it on a beach at sunset', source: product }, how()) ??
      none(),
    portrait: sitting(),
    'portrait, 16:9': sitting('wide'),
    'enhance: improve, twice the size': enhance('improve'),
    'enhance: vintage': enhance('vintage'),
  };
}

const none = (): Promise<undefined> => Promise.resolve(undefined);
