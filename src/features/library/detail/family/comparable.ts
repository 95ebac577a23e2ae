import { parentIdOf, type FamilyFrame } from '@lumashot/domain/library/family';
import type { LibraryItem } from '@lumashot/domain/library/item';
import { captionOf } from '@lumashot/domain/library/itemNames';
import type { IndexRow } from '#app/library/index/indexRow.ts';
import { FAMILY_TEXTS } from '#app/texts/family.ts';

/** A picture that can be one side of a comparison. */
export interface Side {
  readonly key: string;
  readonly label: string;
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string | undefined;
}

/** The photo that is kept with a product, and every picture of the family that is there. */
export function sidesOf(row: IndexRow, frames: readonly FamilyFrame<IndexRow>[]): readonly Side[] {
  const pictures = frames.flatMap(({ number, row: member }) =>
    member === null ? [] : [sideOf(FAMILY_TEXTS.choice(number), member)],
  );
  return [...photoOf(row.item), ...pictures];
}

/** What is compared first: what the picture was made of, with it. */
export function firstSides(
  row: IndexRow,
  sides: readonly Side[],
): { readonly before: Side; readonly after: Side } | null {
  const after = sides.find(({ key }) => key === row.id);
  const others = sides.filter((side) => side !== after);
  const before = others.find(({ key }) => key === parentIdOf(row.item)) ?? others[0];
  return after === undefined || before === undefined ? null : { before, after };
}

function sideOf(label: string, { id, item }: IndexRow): Side {
  const { media_url: url, width, height, placeholder } = item;
  return { key: id, label, url, alt: captionOf(item), width, height, placeholder };
}

/** Its size is not kept: it is shown whole in the frame of the other. */
function photoOf(item: LibraryItem): readonly Side[] {
  if (item.type !== 'product' || item.original_image_url === null) return [];
  const { original_image_url: url, width, height } = item;
  const label = FAMILY_TEXTS.photo;
  return [{ key: 'photo', label, url, alt: label, width, height, placeholder: undefined }];
}
