import { ENHANCEMENT_TYPES, enhancementPromptOf } from '@lumashot/domain/catalog/enhancements';
import { PORTRAIT_TEMPLATES } from '@lumashot/domain/catalog/portraitTemplates';
import { PRODUCT_SCENES } from '@lumashot/domain/catalog/productScenes';
import { SHAPES, SHAPE_IDS, USUAL_SHAPE, type ShapeId } from '@lumashot/domain/catalog/shapes';
import type { DrawContext, DrawResult, SourceImage } from '@lumashot/domain/imaging/engine';
import { embeddedEngine } from '../src/embeddedEngine.ts';
import { subjectsInside } from '../src/testing/subjectsInside.ts';
import { photographed } from './galleryPhotographs.ts';
import {
  galleryEdits,
  galleryLettering,
  galleryPrompts,
  galleryRefusals,
  galleryShapePrompts,
  galleryStories,
} from './galleryPrompts.ts';

/** What every sheet is drawn with. */
export const SEED = 1;

/** One picture of a contact sheet. */
export interface Cell {
  readonly title: string;
  readonly draw: (context: DrawContext) => Promise<DrawResult | undefined> | undefined;
  /** A figure about what was drawn, for the line below it. */
  readonly measure?: () => Promise<string>;
  /** What is written into the cell when nothing is drawn. */
  readonly note?: readonly string[];
}

export interface Photos {
  readonly products: readonly SourceImage[];
  readonly people: readonly SourceImage[];
  /** For the templates that show a whole figure: the same people, from head to shoes. */
  readonly wholePeople: readonly SourceImage[];
  /** What somebody photographed: nothing of it is drawn. */
  readonly real: Pick<Photos, 'products' | 'people'>;
}

export type Sheet = (photos: Photos) => readonly Cell[];
const { draw } = embeddedEngine;

const products: Sheet = ({ products: photos }) =>
  PRODUCT_SCENES.flatMap(({ id, scenePrompt }) =>
    photos.map((source, n) => ({
      title: `${id} ${n + 1}`,
      draw: (context) =>
        draw.productShot?.(
          { productName: `${n}`, sceneId: id, scenePrompt, customPrompt: null, sources: [source] },
          context,
        ),
    })),
  );

const groups: Sheet = ({ products: photos }) =>
  PRODUCT_SCENES.slice(0, 4).map(({ id, scenePrompt }, n) => ({
    title: `${id}, ${n + 2} photos`,
    draw: (context) =>
      draw.productShot?.(
        {
          productName: 'group',
          sceneId: id,
          scenePrompt,
          customPrompt: null,
          sources: [...photos, ...photos].slice(0, n + 2),
        },
        context,
      ),
  }));

/** One thing, a wide one and five of them in a shape. */
const productsIn =
  (shape: ShapeId): Sheet =>
  ({ products: photos }) =>
    PRODUCT_SCENES.flatMap(({ id, scenePrompt }) =>
      [photos.slice(0, 1), photos.slice(1, 2), [...photos, ...photos].slice(0, 5)].map(
        (sources) => ({
          title: `${id} ${sources.length}`,
          draw: (context) =>
            draw.productShot?.(
              { productName: 'shapes', sceneId: id, scenePrompt, customPrompt: null, sources },
              { ...context, shape },
            ),
        }),
      ),
    );

const portraits = ({
  people,
  wholePeople,
}: Pick<Photos, 'people' | 'wholePeople'>): readonly Cell[] =>
  people.flatMap((half, at) =>
    PORTRAIT_TEMPLATES.map(({ id, scenePrompt, transformationType }) => {
      const source = transformationType === 'full-body' ? (wholePeople[at] ?? half) : half;
      return {
        title: id,
        draw: (context: DrawContext) =>
          draw.portrait?.({ templateId: id, scenePrompt, customPrompt: null, source }, context),
      };
    }),
  );

/** Each template once, women and men in turns. */
const portraitsIn =
  (shape: ShapeId): Sheet =>
  (photos) => {
    const both = portraits(photos);
    return PORTRAIT_TEMPLATES.flatMap(
      (_, at) => both[at + (at % photos.people.length) * PORTRAIT_TEMPLATES.length] ?? [],
    ).map((cell) => ({ ...cell, draw: (context) => cell.draw({ ...context, shape }) }));
  };

const presets: Sheet = ({ people, products: photos }) =>
  [...people.slice(0, 1), ...photos.slice(0, 1)].flatMap((source) =>
    ENHANCEMENT_TYPES.map((type) => ({
      title: type,
      draw: (context: DrawContext) =>
        draw.enhance?.(
          {
            enhancementType: type,
            prompt: enhancementPromptOf(type, 'black and white, a bit brighter') ?? '',
            source,
          },
          context,
        ),
    })),
  );

const edits: Sheet = ({ products: [source] }) =>
  galleryEdits.map((editPrompt) => ({
    title: editPrompt,
    draw: (context) =>
      source === undefined ? undefined : draw.productEdit?.({ editPrompt, source }, context),
  }));

const storyboards: Sheet = () =>
  galleryStories.map((description) => ({
    title: description,
    draw: (context) => draw.storyboard?.({ description }, context),
  }));

const written =
  (prompts: readonly string[], shape: ShapeId = USUAL_SHAPE): Sheet =>
  () =>
    prompts.map((prompt) => ({
      title: prompt,
      draw: (context) => draw.text?.({ prompt }, { ...context, shape }),
      note: noteOn(prompt),
    }));

function noteOn(prompt: string): readonly string[] {
  const { dropped = [], suggestions = [] } = embeddedEngine.understand?.text?.({ prompt }) ?? {};
  return [`refused, free: ${dropped.join(', ')}`, ...suggestions.map((one) => `-> ${one}`)];
}

/** How much of the subjects' boxes is in the picture: the least of them. */
async function insideOf(prompt: string, shape: ShapeId): Promise<string> {
  const { width, height } = SHAPES[shape];
  const seen = await subjectsInside(prompt, { shape, size: Math.max(width, height), seed: SEED });
  if (seen === null || seen.inside.length === 0) return 'no subject';
  return `${Math.floor(Math.min(...seen.inside) * 100.001)} % of ${seen.inside.length}`;
}

const LONG = SHAPE_IDS.filter((shape) => shape !== USUAL_SHAPE);

/** The same prompts in each shape. */
const shapes = Object.fromEntries(
  SHAPE_IDS.map((shape): [string, Sheet] => [
    `shapes-${shape}`,
    (photos) =>
      written(
        galleryShapePrompts,
        shape,
      )(photos).map((cell) => ({ ...cell, measure: () => insideOf(cell.title, shape) })),
  ]),
);

/** The contact sheets by name. */
export const sheets: Readonly<Record<string, Sheet>> = {
  texts: written(galleryPrompts),
  lettering: written(galleryLettering),
  refusals: written(galleryRefusals),
  products,
  groups,
  photographs: ({ real: { products: things, people } }) => [
    ...photographed(things),
    ...portraits({ people, wholePeople: [] }),
  ],
  portraits,
  presets,
  edits,
  storyboards,
  ...shapes,
  ...Object.fromEntries(LONG.map((shape) => [`products-${shape}`, productsIn(shape)])),
  ...Object.fromEntries(LONG.map((shape) => [`portraits-${shape}`, portraitsIn(shape)])),
};
