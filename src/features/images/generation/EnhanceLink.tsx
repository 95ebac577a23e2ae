import { ButtonLink } from '#app/components/actions/ButtonLink.tsx';
import { enhanceLink, FROM_PICTURE } from '#app/library/index/itemLink.ts';
import { RESULT_TEXTS } from '#app/texts/images.ts';
import type { ItemKey } from '@lumashot/domain/library/changes';

/** Opens a finished picture where it is enhanced; closing it and Back lead to the form again. */
export const EnhanceLink = ({ item }: { item: ItemKey }) => (
  <ButtonLink look="outlined" to={enhanceLink(item)} state={FROM_PICTURE}>
    {RESULT_TEXTS.enhance}
  </ButtonLink>
);
