import { grade, lookFor } from '../grade/grade.ts';
import { applyMedium } from '../grade/medium.ts';
import type { Plane } from '../cutout/raster/plane.ts';
import { createLayer, drawBlurred, type Layer } from '../paint/layer.ts';
import { applyTone, NO_TONE } from '../photo/tone.ts';
import type { Random } from '../random.ts';
import { setLook } from '../sets/setStage.ts';
import { replaceBackground, softenBackground, withReflection, withShadow } from './background.ts';
import type { Background, Edit, LookId } from './edit.ts';
import { crop, flip, rotate, zoom } from './geometry.ts';
import { sharpen } from './sharpen.ts';

/** These need to know what the subject is, those of `certain` where it ends. */
const AROUND_SUBJECT = {
  backgroundColour: 'certain',
  backgroundSet: 'certain',
  backgroundPlace: 'certain',
  backgroundBlur: 'roughly',
  shadow: 'certain',
  reflection: 'certain',
} as const satisfies Partial<Record<Edit['kind'], 'certain' | 'roughly'>>;
type AroundSubject = Extract<Edit, { kind: keyof typeof AROUND_SUBJECT }>;
type Overall = Exclude<Edit, AroundSubject>;

export const isAroundSubject = (edit: Edit): edit is AroundSubject =>
  Object.hasOwn(AROUND_SUBJECT, edit.kind);

export const needsOutline = (edit: Edit): boolean =>
  isAroundSubject(edit) && AROUND_SUBJECT[edit.kind] === 'certain';

export const replacesBackground = (edit: Edit): edit is Background => ORDER[edit.kind] === 0;

/** What people read of an edit that cannot be done where nobody knows what the subject is. */
const NAMES: Readonly<Record<AroundSubject['kind'], string>> = {
  backgroundColour: 'another background',
  backgroundSet: 'another background',
  backgroundPlace: 'another background',
  backgroundBlur: 'a blurred background',
  shadow: 'a shadow',
  reflection: 'a reflection',
};

/** The edits that can be done without knowing the subject, and the names of all others: none is dropped in silence. */
export function withoutSubject(edits: readonly Edit[]): {
  readonly possible: readonly Overall[];
  readonly leftOut: readonly string[];
} {
  const names = edits.filter(isAroundSubject).map(({ kind }) => NAMES[kind]);
  return { possible: edits.filter((edit) => !isAroundSubject(edit)), leftOut: [...new Set(names)] };
}

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

interface How {
  readonly random: Random;
  /** What the photo shows before its background, 0..1 for each pixel; without it, edits around it are left out. */
  readonly alpha: Plane | null;
}

/** Applies all edits, in the order that keeps them from spoiling each other. */
export function applyEdits(photo: Layer, edits: readonly Edit[], { random, alpha }: How): Layer {
  // A new background is out of focus already.
  const replaced = edits.some(replacesBackground);
  const ordered = edits
    .filter(({ kind }) => !(replaced && kind === 'backgroundBlur'))
    .toSorted((a, b) => ORDER[a.kind] - ORDER[b.kind]);
  let picture = photo;
  for (const edit of ordered) {
    const how = random.fork(edit.kind);
    if (!isAroundSubject(edit)) picture = changeOf(edit)(picture, how);
    else if (alpha !== null) picture = changeAround(edit, alpha)(picture, how);
  }
  return picture;
}

function changeAround(edit: AroundSubject, alpha: Plane): Change {
  switch (edit.kind) {
    case 'backgroundColour':
    case 'backgroundSet':
    case 'backgroundPlace':
      return (photo, random) => replaceBackground(photo, edit, { alpha, random });
    case 'backgroundBlur':
      return (photo) => softenBackground(photo, edit.amount, alpha);
    case 'shadow':
      return (photo) => withShadow(photo, alpha);
    case 'reflection':
      return (photo) => withReflection(photo, alpha);
  }
}

function changeOf(edit: Overall): Change {
  switch (edit.kind) {
    case 'tone':
      return inPlace((photo) => applyTone(photo, { ...NO_TONE, ...edit.tone }));
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

function applyLook(photo: Layer, id: LookId, random: Random): void {
  if (id === 'sketch' || id === 'watercolor' || id === 'oil') applyMedium(photo, [id], random);
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
