import { GROUP_SIZE_MOST } from '@lumashot/domain/jobs/group';
import type { DraftName } from '#app/device/drafts.ts';
import { useDraft } from '#app/device/useDraft.ts';

/** Each form keeps its own. */
const DRAFTS = {
  text: 'image-count',
  productShot: 'product-count',
  portrait: 'portrait-count',
} as const satisfies Record<string, DraftName>;

export type CountingForm = keyof typeof DRAFTS;

/** How many pictures were chosen, also before a reload, until they are made: as the rest of the form. */
export function useChosenCount(
  uid: string,
  form: CountingForm,
): readonly [number, (count: number) => void] {
  const [kept, keep] = useDraft({ uid, name: DRAFTS[form] });
  return [countIn(kept), (count) => keep(count === 1 ? '' : `${count}`)];
}

function countIn(text: string): number {
  const count = Number(text);
  return Number.isInteger(count) && count >= 1 && count <= GROUP_SIZE_MOST ? count : 1;
}
