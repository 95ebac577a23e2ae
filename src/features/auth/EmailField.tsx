import { TextField } from '#app/components/actions/TextField.tsx';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  readonly disabled: boolean;
}

export const EmailField = (props: Props) => (
  <TextField {...props} label="Email" type="email" autoComplete="email" inputMode="email" />
);
