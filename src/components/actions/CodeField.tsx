import { useEffect, useRef } from 'react';
import { CODE_TEXTS } from '#app/texts/auth.ts';
import { TextField } from './TextField.tsx';

interface Props {
  readonly value: string;
  /** Gets digits alone. */
  readonly onChange: (code: string) => void;
  readonly error: string | undefined;
  readonly disabled?: boolean;
}

/** For the code that an app shows: takes the place, and the focus, of the form with the password. */
export function CodeField({ onChange, ...input }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <TextField
      {...input}
      ref={field}
      label={CODE_TEXTS.label}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={6}
      onChange={(text) => onChange(text.replaceAll(/\D/g, ''))}
    />
  );
}
