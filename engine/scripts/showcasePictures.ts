import {
  findPortraitTemplate,
  PORTRAIT_TEMPLATES,
} from '@lumashot/domain/catalog/portraitTemplates';
import { findProductScene, PRODUCT_SCENES } from '@lumashot/domain/catalog/productScenes';
import {
  FEATURE_PICTURES,
  FEATURED_PICTURE,
  GENERATION_PICTURES,
  HERO_PICTURES,
  SCENE_PICTURES,
} from '@lumashot/domain/catalog/showcase';
import { SCENE_THUMBNAIL_SIZE, sceneThumbnail } from '@lumashot/domain/catalog/sceneThumbnails';
import type { DrawContext, DrawResult, SourceImage } from '@lumashot/domain/imaging/engine';
import { embeddedEngine } from '../src/embeddedEngine.ts';
import { fullLengthPhoto } from '../src/testing/fullLengthPhoto.ts';
import { personPhoto } from '../src/testing/personPhoto.ts';
import { productPhoto } from '../src/testing/productPhoto.ts';
import { showcasePhoto, type ShowcaseProduct } from './showcaseProducts.ts';

/** How each picture of the public pages is made, by the file it becomes. */
export type Recipe = (context: DrawContext) => Promise<DrawResult | undefined>;

const { draw } = embeddedEngine;

const MAN = 'Portrait of a man in a navy suit, studio light, plain background';
const STORY =
  'A woman walks through a forest. She meets a fox. The fox runs across a meadow. They sit by a lake at sunset.';
const DOG_STORY =
  'Wide shot of a village at dawn. A girl runs through the village. She meets a dog. They run across a meadow. A tent by a lake at night. The girl and the dog sit by the lake at night.';

const shot =
  (sceneId: string, photo: () => Promise<SourceImage>): Recipe =>
  async (context) =>
    draw.productShot?.(
      {
        productName: 'product',
        sceneId,
        scenePrompt: findProductScene(sceneId)?.scenePrompt ?? '',
        customPrompt: null,
        sources: [await photo()],
      },
      context,
    );

const product = (sceneId: string, name: ShowcaseProduct): Recipe =>
  shot(sceneId, () => showcasePhoto(name));

const portrait =
  (templateId: string, person?: string): Recipe =>
  async (context) => {
    const template = findPortraitTemplate(templateId);
    const photo = template?.transformationType === 'full-body' ? fullLengthPhoto : personPhoto;
    return draw.portrait?.(
      {
        templateId,
        scenePrompt: template?.scenePrompt ?? '',
        customPrompt: null,
        source: await photo(person),
      },
      context,
    );
  };

const edited =
  (editPrompt: string, name: ShowcaseProduct): Recipe =>
  async (context) =>
    draw.productEdit?.({ editPrompt, source: await showcasePhoto(name) }, context);

const storyboard =
  (description: string): Recipe =>
  async (context) =>
    draw.storyboard?.({ description }, context);

const text =
  (prompt: string): Recipe =>
  async (context) =>
    draw.text?.({ prompt }, context);

const SCENES: readonly Recipe[] = [
  product('clean-white-studio', 'serum'),
  product('lifestyle-kitchen', 'serum'),
  product('modern-desk', 'serum'),
  product('outdoor-nature', 'serum'),
  product('luxury-display', 'serum'),
  product('urban-street', 'serum'),
  product('cozy-living', 'serum'),
  product('minimal-concrete', 'serum'),
  portrait('casual-coffee-shop', MAN),
  portrait('beach-lifestyle'),
];

const GENERATIONS: readonly Recipe[] = [
  product('cozy-living', 'candle'),
  product('lifestyle-kitchen', 'coffee'),
  product('modern-desk', 'speaker'),
  shot('lifestyle-kitchen', () =>
    productPhoto({ thing: 'mug', colour: '#c8322a', backdrop: '#d8d4cc' }),
  ),
  edited('put it on a beach at sunset', 'serum'),
  shot('clean-white-studio', () =>
    productPhoto({ thing: 'robot', colour: '#f2f2f0', backdrop: '#7fa6c4' }),
  ),
  product('minimal-concrete', 'perfume'),
  product('outdoor-nature', 'tea'),
  product('luxury-display', 'cream'),
  product('urban-street', 'flask'),
];

/** Somebody of each kind in turn: the scenes are for everybody. */
const PEOPLE = [undefined, MAN] as const;

interface ShowcaseDrawing {
  readonly file: string;
  readonly recipe: Recipe;
  readonly side: number;
  /** Where a picture that is no square is looked at. */
  readonly position?: 'left';
}

const TILE = 320;
const CARD = 480;

const tiles = (
  pictures: readonly { readonly file: string }[],
  recipes: readonly Recipe[],
): readonly ShowcaseDrawing[] =>
  recipes.map((recipe, at) => ({ file: pictures[at]?.file ?? '', recipe, side: TILE }));

export const SHOWCASE_DRAWINGS: readonly ShowcaseDrawing[] = [
  ...tiles(SCENE_PICTURES, SCENES),
  ...tiles(GENERATION_PICTURES, GENERATIONS),
  { file: FEATURED_PICTURE.file, recipe: product('luxury-display', 'perfume'), side: 1024 },
  { file: FEATURE_PICTURES.portrait, recipe: portrait('studio-fashion'), side: CARD },
  { file: FEATURE_PICTURES.product, recipe: product('outdoor-nature', 'cream'), side: CARD },
  { file: FEATURE_PICTURES.scene, recipe: text('watercolor of a village in spring'), side: CARD },
  {
    file: FEATURE_PICTURES.storyboard,
    recipe: storyboard(DOG_STORY),
    side: CARD,
    position: 'left',
  },
  { file: HERO_PICTURES.product, recipe: product('outdoor-nature', 'serum'), side: CARD },
  { file: HERO_PICTURES.portrait, recipe: portrait('professional-headshot', MAN), side: CARD },
  { file: HERO_PICTURES.storyboard, recipe: storyboard(STORY), side: CARD, position: 'left' },
];

/** What the create screens show of each scene: a bottle in it, or a person. */
export const SCENE_DRAWINGS: readonly ShowcaseDrawing[] = [
  ...PRODUCT_SCENES.map(({ id }) => ({ id, recipe: product(id, 'serum') })),
  ...PORTRAIT_TEMPLATES.map(({ id }, at) => ({
    id,
    recipe: portrait(id, PEOPLE[at % PEOPLE.length]),
  })),
].map(({ id, recipe }) => ({ file: sceneThumbnail(id), recipe, side: SCENE_THUMBNAIL_SIZE }));
