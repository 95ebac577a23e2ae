import type { Facet } from '@lumashot/domain/library/facets';
import { FACET_CHIPS } from '#app/texts/librarySearch.ts';

const groupOf = (facet: Facet) => FACET_CHIPS.find((chip) => chip.facet === facet)?.group;

/** With this facet or without it; of a group only one can be chosen. */
export function toggleFacet(facets: readonly Facet[], facet: Facet): readonly Facet[] {
  if (facets.includes(facet)) return facets.filter((one) => one !== facet);
  const group = groupOf(facet);
  return [...facets.filter((one) => group === undefined || groupOf(one) !== group), facet];
}
