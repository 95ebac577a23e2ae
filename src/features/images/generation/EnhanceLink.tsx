import { ButtonLink } from '#app/components/actions/ButtonLink.tsx';
import { enhanceLink } from '#app/library/itemLink.ts';
import { RESULT_TEXTS } from '#app/texts/images.ts';
import type { ItemKey } from '@lumashot/domain/library/changes';

/** Opens a finished picture where it is enhanced; Back leads to the form again. */
export const EnhanceLink = ({ item }: { item: ItemKey }) => (
  <ButtonLink look="outlined" to={enhanceLink(item)}>
    {RESULT_TEXTS.enhance}
  </ButtonLink>
);
