import TextField from '@mui/material/TextField';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  readonly disabled: boolean;
}

export const EmailField = ({ value, onChange, error, disabled }: Props) => (
  <TextField
    label="Email"
    type="email"
    autoComplete="email"
    value={value}
    onChange={(event) => onChange(event.target.value)}
    error={error !== undefined}
    helperText={error}
    disabled={disabled}
    slotProps={{
      inputLabel: { shrink: true },
      htmlInput: { inputMode: 'email', 'aria-required': true },
    }}
  />
);
