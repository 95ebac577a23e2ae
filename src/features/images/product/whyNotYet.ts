import { PRODUCT_TEXTS } from '#app/texts/images.ts';

interface Given {
  readonly hasPhoto: boolean;
  readonly name: string;
  readonly hasScene: boolean;
  /** Photos are read, or their product is looked for. */
  readonly isLooking: boolean;
}

/** Why no shot can be asked for yet: all that is missing, in the order of the form; null: it can be. */
export function whyNotYet({ hasPhoto, name, hasScene, isLooking }: Given): string | null {
  const { missing, parts, waiting } = PRODUCT_TEXTS;
  if (name.trim() !== '') return isLooking ? waiting : null;
  return missing([
    ...(hasPhoto ? [] : [parts.photo]),
    parts.name,
    ...(hasScene ? [] : [parts.scene]),
  ]);
}
