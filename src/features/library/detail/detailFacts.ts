import { PORTRAIT_FRAMING_LABELS } from '@lumashot/domain/catalog/portraitTemplates';
import { SHAPE_IDS, SHAPES, USUAL_SHAPE } from '@lumashot/domain/catalog/shapes';
import type { LibraryItem, LibraryItemOf } from '@lumashot/domain/library/item';
import { promptOf, sceneNameOf } from '@lumashot/domain/library/itemNames';
import { enhancementOf } from '@lumashot/domain/library/enhancement';
import { operationOf } from '@lumashot/domain/library/makeAgain';
import { OPERATIONS } from '@lumashot/domain/operations/operations';
import { CONSENT_LABELS } from '@lumashot/domain/photos/consent';
import { ENGINE_LABELS } from '#app/texts/images.ts';
import { DETAIL_TEXTS } from '#app/texts/libraryDetail.ts';
import { formatMoment } from '#app/lib/formatDate.ts';

/** What is told of an item; null is left out. */
type Fact = readonly [name: string, value: string | null];

/** Everything known of an item, in the order it is shown. */
export const factsOf = (item: LibraryItem): readonly (readonly [string, string])[] =>
  [...ownFacts(item), ...commonFacts(item)].flatMap(([name, value]) =>
    value === null ? [] : [[name, value] as const],
  );

function ownFacts(item: LibraryItem): readonly Fact[] {
  switch (item.type) {
    case 'text-to-image':
      return [[DETAIL_TEXTS.prompt, promptOf(item)]];
    case 'video':
      return videoFacts(item);
    case 'portrait':
      return portraitFacts(item);
    case 'product':
      return productFacts(item);
  }
}

const videoFacts = ({ prompt, duration }: LibraryItemOf<'video'>): readonly Fact[] => [
  [DETAIL_TEXTS.prompt, prompt],
  [DETAIL_TEXTS.duration, duration === null ? null : DETAIL_TEXTS.seconds(duration)],
];

const portraitFacts = (item: LibraryItemOf<'portrait'>): readonly Fact[] => [
  [DETAIL_TEXTS.scene, sceneNameOf(item)],
  [DETAIL_TEXTS.customPrompt, item.custom_prompt],
  [DETAIL_TEXTS.framing, PORTRAIT_FRAMING_LABELS[item.transformation_type]],
  [DETAIL_TEXTS.credits, String(item.credits_used)],
  [DETAIL_TEXTS.clothing, item.clothing_style],
  [DETAIL_TEXTS.pose, item.pose_type],
  [DETAIL_TEXTS.consent, consentOf(item)],
];

const consentOf = ({ made_by }: LibraryItemOf<'portrait'>): string | null =>
  made_by?.consent == null ? null : CONSENT_LABELS[made_by.consent];

const productFacts = (item: LibraryItemOf<'product'>): readonly Fact[] => [
  [DETAIL_TEXTS.scene, sceneNameOf(item)],
  [DETAIL_TEXTS.customPrompt, item.custom_prompt],
  [DETAIL_TEXTS.aspectRatio, item.aspect_ratio],
];

const commonFacts = (item: LibraryItem): readonly Fact[] => [
  [DETAIL_TEXTS.enhanced, enhancementOf(item)],
  [DETAIL_TEXTS.created, formatMoment(item.created_at)],
  [DETAIL_TEXTS.engine, ENGINE_LABELS[item.engine]],
  [DETAIL_TEXTS.model, item.made_by?.model?.replace(/^[^:]*:/, '') ?? null],
  [DETAIL_TEXTS.madeFrom, sourceOf(item)],
  [DETAIL_TEXTS.shape, shapeOf(item)],
  [DETAIL_TEXTS.size, `${item.width} × ${item.height}`],
];

const sourceOf = ({ made_by }: LibraryItem): string | null =>
  made_by?.source == null ? null : DETAIL_TEXTS.sources[made_by.source];

/** As it was asked for. A product shot says its ratio already; what keeps its source's shape has none. */
function shapeOf(item: LibraryItem): string | null {
  const id = SHAPE_IDS.find((one) => one === item.made_by?.shape);
  const operation = operationOf(item);
  if (id === undefined || operation === null || item.type === 'product') return null;
  return OPERATIONS[operation].shape === USUAL_SHAPE ? SHAPES[id].name : null;
}
