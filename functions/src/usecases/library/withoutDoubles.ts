import { itemKeyOf, type ItemKey } from '@lumashot/domain/library/changes';

/** Each item once: a commit writes no document twice. */
export const withoutDoubles = (items: readonly ItemKey[]): readonly ItemKey[] => [
  ...new Map(items.map((item) => [itemKeyOf(item), item])).values(),
];
