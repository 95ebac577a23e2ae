import { PRODUCT_CATEGORY_LABELS } from '../catalog/productCategories.ts';
import { TEXT_TEMPLATES } from '../catalog/textTemplates.ts';
import { presetOf } from './enhancement.ts';
import type { LibraryItem } from './item.ts';
import { isStoryboard, sceneNameOf } from './itemNames.ts';
import { keptSearchWords, searchText } from './searchWords.ts';

/** What the server keeps as `words` to find an item by. */
export const searchWordsOf = (item: LibraryItem): readonly string[] =>
  keptSearchWords(textsOf(item));

/** What a device finds it by: made of the item, so that items from before are found as new ones are. */
export const searchTextOf = (item: LibraryItem): string => searchText(textsOf(item));

const textsOf = (item: LibraryItem): readonly string[] => [
  ...ownTexts(item),
  isStoryboard(item) ? 'storyboard' : '',
  presetOf(item) ?? '',
];

/** What was typed comes first: of a long prompt the last words are dropped. */
function ownTexts(item: LibraryItem): readonly string[] {
  switch (item.type) {
    case 'text-to-image':
      return [TEXT_TEMPLATES.find(({ id }) => id === item.template_id)?.name ?? '', item.prompt];
    case 'product':
      return [
        item.product_name ?? '',
        item.category === null ? '' : PRODUCT_CATEGORY_LABELS[item.category],
        sceneNameOf(item),
        item.custom_prompt ?? '',
      ];
    case 'portrait':
      return [sceneNameOf(item), item.custom_prompt ?? ''];
    case 'video':
      return [item.prompt];
  }
}
