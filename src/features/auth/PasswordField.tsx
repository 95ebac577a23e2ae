import ShowIcon from '~icons/ic/outline-visibility';
import HideIcon from '~icons/ic/outline-visibility-off';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

interface Props {
  readonly label?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly disabled: boolean;
}

export function PasswordField({
  label = 'Password',
  value,
  onChange,
  autoComplete,
  hint,
  error,
  disabled,
}: Props) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? HideIcon : ShowIcon;
  return (
    <TextField
      label={label}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error !== undefined}
      helperText={error ?? hint}
      disabled={disabled}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { 'aria-required': true },
        input: {
          endAdornment: (
            <IconButton
              edge="end"
              onClick={() => setShown(!shown)}
              aria-label={shown ? 'Hide characters' : 'Show characters'}
            >
              <Icon fontSize="small" />
            </IconButton>
          ),
        },
      }}
    />
  );
}
