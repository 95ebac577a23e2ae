import { grade, lookFor } from '../grade/grade.ts';
import { applyMedium } from '../grade/medium.ts';
import { createLayer, drawBlurred, type Layer } from '../paint/layer.ts';
import { applyTone, NO_TONE } from '../photo/tone.ts';
import type { Random } from '../random.ts';
import { setLook } from '../sets/setStage.ts';
import { replaceBackground, softenBackground, withReflection, withShadow } from './background.ts';
import type { Background, Edit, LookId } from './edit.ts';
import { crop, flip, rotate, zoom } from './geometry.ts';
import { sharpen } from './sharpen.ts';

/** These need to know where the subject ends. */
const OUTLINED: ReadonlySet<Edit['kind']> = new Set<Edit['kind']>([
  'backgroundColour',
  'backgroundSet',
  'backgroundPlace',
  'shadow',
  'reflection',
]);

export const replacesBackground = (edit: Edit): edit is Background => ORDER[edit.kind] === 0;

export const needsOutline = ({ kind }: Edit): boolean => OUTLINED.has(kind);

type Change = (photo: Layer, random: Random) => Layer;
const QUIET = {
  bloom: 0,
  vignette: 0,
  grain: 0,
  contrast: 1,
  saturation: 1,
  shadows: [0, 0, 0],
  lights: [0, 0, 0],
} as const;

/** What must be found in the untouched photo comes first, its shape and frame last. */
const ORDER: Readonly<Record<Edit['kind'], number>> = {
  backgroundColour: 0,
  backgroundSet: 0,
  backgroundPlace: 0,
  backgroundBlur: 1,
  shadow: 2,
  reflection: 2,
  tone: 3,
  sharpen: 4,
  blur: 4,
  look: 5,
  rotate: 6,
  flip: 6,
  crop: 7,
  zoom: 7,
  vignette: 8,
  grain: 9,
};

/** Applies all edits, in the order that keeps them from spoiling each other. */
export function applyEdits(photo: Layer, edits: readonly Edit[], random: Random): Layer {
  // A new background is out of focus already.
  const replaced = edits.some(({ kind }) => ORDER[kind] === 0);
  return edits
    .filter(({ kind }) => !(replaced && kind === 'backgroundBlur'))
    .toSorted((a, b) => ORDER[a.kind] - ORDER[b.kind])
    .reduce((picture, edit) => changeOf(edit)(picture, random.fork(edit.kind)), photo);
}

function changeOf(edit: Edit): Change {
  switch (edit.kind) {
    case 'tone':
      return inPlace((photo) => applyTone(photo, { ...NO_TONE, ...edit.tone }));
    case 'backgroundColour':
    case 'backgroundSet':
    case 'backgroundPlace':
      return (photo, random) => replaceBackground(photo, edit, random);
    case 'backgroundBlur':
      return (photo) => softenBackground(photo, edit.amount);
    case 'shadow':
      return withShadow;
    case 'reflection':
      return withReflection;
    case 'blur':
      return (photo) => blurred(photo, edit.amount);
    case 'sharpen':
      return inPlace((photo) => sharpen(photo, 0.8 * edit.amount));
    case 'look':
      return inPlace((photo, random) => applyLook(photo, edit.look, random));
    case 'vignette':
      return inPlace((photo, random) =>
        grade(photo, setLook({ ...QUIET, vignette: 0.55 * edit.amount }), random),
      );
    case 'grain':
      return inPlace((photo, random) =>
        grade(photo, setLook({ ...QUIET, grain: 18 * edit.amount }), random),
      );
    case 'rotate':
      return (photo) => rotate(photo, edit.degrees);
    case 'flip':
      return (photo) => flip(photo, edit.axis);
    case 'zoom':
      return (photo) => zoom(photo, edit.factor);
    case 'crop':
      return (photo) => crop(photo, edit.ratio, edit.keep);
  }
}

const inPlace =
  (change: (photo: Layer, random: Random) => void): Change =>
  (photo, random) => {
    change(photo, random);
    return photo;
  };

const SEPIA = {
  ...QUIET,
  saturation: 0,
  contrast: 0.98,
  shadows: [22, 12, 0],
  lights: [14, 0, -44],
  vignette: 0.3,
} as const;

function applyLook(photo: Layer, id: LookId, random: Random): void {
  if (id === 'sepia') grade(photo, setLook(SEPIA), random);
  else if (id === 'sketch' || id === 'watercolor' || id === 'oil') applyMedium(photo, [id], random);
  else grade(photo, { ...lookFor([id]), bloom: id === 'dreamy' ? 0.8 : 0.12 }, random);
}

function blurred(photo: Layer, amount: number): Layer {
  const { width, height } = photo.canvas;
  const soft = createLayer(width, height);
  const r = (Math.max(width, height) / 170) * amount;
  // Drawn a little larger, so that the blur does not fade the borders.
  drawBlurred(soft.brush, photo.canvas, r, -2 * r, -2 * r, width + 4 * r, height + 4 * r);
  return soft;
}
