import { PORTRAIT_COSTS, type PortraitFraming } from '../credits/costs.ts';
import { FACE_ONLY_IDS, FACE_ONLY_SCENES } from './portraits/faceOnly.ts';
import { FULL_BODY_IDS, FULL_BODY_SCENES } from './portraits/fullBody.ts';
import type { PortraitScene } from './portraits/portraitScene.ts';
import { UPPER_BODY_IDS, UPPER_BODY_SCENES } from './portraits/upperBody.ts';

/** Every portrait template of the spec's list (22; its heading says 21: decision 18). */
export const PORTRAIT_TEMPLATE_IDS = [
  ...FACE_ONLY_IDS,
  ...UPPER_BODY_IDS,
  ...FULL_BODY_IDS,
] as const;

type PortraitTemplateId = (typeof PORTRAIT_TEMPLATE_IDS)[number];

interface PortraitTemplate extends PortraitScene {
  readonly id: PortraitTemplateId;
  /** How much of the person the picture shows: the spec's name for the framing. */
  readonly transformationType: PortraitFraming;
  readonly credits: number;
}

/** The filter buttons, in their order. */
export const PORTRAIT_FRAMING_LABELS: Readonly<Record<PortraitFraming, string>> = {
  'face-only': 'Face Only',
  'upper-body': 'Upper Body',
  'full-body': 'Full Body',
};

const framed = <Id extends PortraitTemplateId>(
  transformationType: PortraitFraming,
  { ids, scenes }: { ids: readonly Id[]; scenes: Readonly<Record<Id, PortraitScene>> },
): PortraitTemplate[] =>
  ids.map((id) => ({
    id,
    ...scenes[id],
    transformationType,
    credits: PORTRAIT_COSTS[transformationType],
  }));

/** In the order they are shown. */
export const PORTRAIT_TEMPLATES: readonly PortraitTemplate[] = [
  ...framed('face-only', { ids: FACE_ONLY_IDS, scenes: FACE_ONLY_SCENES }),
  ...framed('upper-body', { ids: UPPER_BODY_IDS, scenes: UPPER_BODY_SCENES }),
  ...framed('full-body', { ids: FULL_BODY_IDS, scenes: FULL_BODY_SCENES }),
];

/** Null for an id that is none of ours: an old library item, or a stranger's request. */
export const findPortraitTemplate = (id: string): PortraitTemplate | null =>
  PORTRAIT_TEMPLATES.find((template) => template.id === id) ?? null;
