import { TextField } from '#app/components/actions/TextField.tsx';
import { FIELD_TEXTS } from '#app/texts/authForm.ts';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  readonly disabled: boolean;
}

export const EmailField = (props: Props) => (
  <TextField
    {...props}
    label={FIELD_TEXTS.email}
    type="email"
    autoComplete="email"
    inputMode="email"
  />
);
