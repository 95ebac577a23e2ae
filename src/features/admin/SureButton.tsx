import type { ButtonLook } from '#app/components/actions/Button.tsx';
import { TwiceButton } from '#app/components/actions/TwiceButton.tsx';
import { ADMIN_TEXTS as TEXTS } from '#app/texts/admin.ts';

interface Props {
  readonly look?: ButtonLook;
  readonly disabled: boolean;
  readonly children: string;
  readonly onSure: () => void;
}

/** For what an operator cannot take back. */
export const SureButton = ({ look = 'outlined', children, ...button }: Props) => (
  <TwiceButton {...button} look={look} sure={`${children}: ${TEXTS.sure}`}>
    {children}
  </TwiceButton>
);
