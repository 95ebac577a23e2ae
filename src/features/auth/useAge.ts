import { AUTH_TEXTS } from '#app/texts/auth.ts';
import { useState } from 'react';
import { forgetAgeTick, keepAgeTick } from '#app/device/ageTick.ts';
import type { Age } from './AgeTick.tsx';
import type { AuthMode } from './useAuthForm.ts';

/** `confirm`: whether an account may be made; what is missing is then said. */
export function useAge(mode: AuthMode): Age & { readonly confirm: () => boolean } {
  const [isTicked, setTicked] = useState(false);
  const [isMissed, setMissed] = useState(false);
  return {
    isTicked,
    setTicked,
    error: isMissed && !isTicked ? AUTH_TEXTS.ageMissing : undefined,
    confirm: () => {
      if (mode === 'signIn') {
        // Said for an account that was not made after all.
        forgetAgeTick();
        return true;
      }
      setMissed(!isTicked);
      if (isTicked) keepAgeTick();
      return isTicked;
    },
  };
}
