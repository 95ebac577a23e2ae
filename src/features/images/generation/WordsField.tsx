import TextField from '@mui/material/TextField';

interface Props {
  readonly label: string;
  readonly placeholder: string;
  readonly words: string;
  readonly onChange: (words: string) => void;
  readonly disabled: boolean;
}

/** Wishes of the person's own beside a chosen scene. */
export const WordsField = ({ label, placeholder, words, onChange, disabled }: Props) => (
  <TextField
    label={label}
    placeholder={placeholder}
    multiline
    minRows={2}
    maxRows={8}
    value={words}
    onChange={(event) => onChange(event.target.value)}
    disabled={disabled}
  />
);
