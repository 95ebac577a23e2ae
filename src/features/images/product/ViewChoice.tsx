import { PRODUCT_VIEWS, type ProductView } from '@lumashot/domain/catalog/productViews';
import { VIEW_TEXTS } from '#app/texts/images.ts';
import { Choices } from '../generation/Choices.tsx';

interface Props {
  readonly view: ProductView;
  readonly onChoose: (view: ProductView) => void;
  readonly disabled: boolean;
  /** By its name it is none that stands. */
  readonly lies: boolean;
  /** By its name it is fixed to a wall. */
  readonly hangs: boolean;
  /** By its outline it would fall over. */
  readonly tips: boolean;
}

const VIEWS = PRODUCT_VIEWS.map((value) => ({ value, shown: VIEW_TEXTS.names[value] }));

/** What the camera looked down on would seem to tip, or to stand on its edge, before a wall. */
export const ViewChoice = ({ view, onChoose, disabled, lies, hangs, tips }: Props) => (
  <Choices
    legend={VIEW_TEXTS.legend}
    choices={VIEWS}
    chosen={view}
    onChoose={onChoose}
    disabled={disabled}
    hint={hintOf({ view, lies, hangs, tips })}
  />
);

function hintOf({
  view,
  lies,
  hangs,
  tips,
}: Pick<Props, 'view' | 'lies' | 'hangs' | 'tips'>): string {
  const stands = view === 'front' || view === 'angle';
  if (hangs && stands) return VIEW_TEXTS.belongsOnWall;
  if (lies && stands) return VIEW_TEXTS.cannotStand;
  if (tips && view === 'front') return VIEW_TEXTS.wouldTip;
  return VIEW_TEXTS.hints[view];
}
