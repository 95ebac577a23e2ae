import { useState } from 'react';
import { Button, type ButtonLook } from '#app/components/actions/Button.tsx';
import { ADMIN_TEXTS as TEXTS } from '#app/texts/admin.ts';

interface Props {
  readonly look?: ButtonLook;
  readonly disabled: boolean;
  readonly children: string;
  readonly onSure: () => void;
}

/** For what has no undo: the second click does it. Leaving the button forgets the first. */
export function SureButton({ look = 'outlined', disabled, children, onSure }: Props) {
  const [isSure, setIsSure] = useState(false);
  return (
    <Button
      look={look}
      disabled={disabled}
      onBlur={() => setIsSure(false)}
      onClick={() => {
        setIsSure(!isSure);
        if (isSure) onSure();
      }}
    >
      {isSure ? `${children}: ${TEXTS.sure}` : children}
    </Button>
  );
}
