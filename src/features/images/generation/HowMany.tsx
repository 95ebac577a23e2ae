import { GROUP_SIZE_MOST } from '@lumashot/domain/jobs/group';
import { SEVERAL_TEXTS } from '#app/texts/images.ts';
import { Choices } from './Choices.tsx';

interface Props {
  readonly count: number;
  readonly onChoose: (count: number) => void;
  readonly disabled: boolean;
  /** More than one would be the same picture: one is all there is to choose. */
  readonly isSameEachTime?: boolean;
}

const COUNTS = Array.from({ length: GROUP_SIZE_MOST }, (_, at) => ({
  value: at + 1,
  shown: at + 1,
}));

/** How many pictures of one request. */
export const HowMany = ({ count, onChoose, disabled, isSameEachTime = false }: Props) => (
  <Choices
    legend={SEVERAL_TEXTS.legend}
    choices={COUNTS}
    chosen={count}
    onChoose={onChoose}
    disabled={disabled || isSameEachTime}
    {...(isSameEachTime ? { hint: SEVERAL_TEXTS.sameEachTime } : {})}
  />
);
