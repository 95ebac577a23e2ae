import { AUTH_TEXTS, PASSWORD_MIN_LENGTH } from '@lumashot/domain/texts/auth';
import TextField from '@mui/material/TextField';
import { Button } from '../../components/Button.tsx';
import styles from './authScreen.module.css';
import { PasswordField } from './PasswordField.tsx';
import { useAuthForm, type AuthMode } from './useAuthForm.ts';

export function AuthForm({ mode }: { mode: AuthMode }) {
  const form = useAuthForm(mode);
  return (
    <form className={styles['form']} onSubmit={form.onSubmit} noValidate aria-busy={form.busy}>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        value={form.email}
        onChange={(event) => form.setEmail(event.target.value)}
        error={form.errors.email !== undefined}
        helperText={form.errors.email}
        disabled={form.busy}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { inputMode: 'email' } }}
      />
      <PasswordField
        autoComplete={mode === 'signIn' ? 'current-password' : 'new-password'}
        hint={mode === 'signUp' ? `At least ${PASSWORD_MIN_LENGTH} characters` : undefined}
        value={form.password}
        onChange={form.setPassword}
        error={form.errors.password}
        disabled={form.busy}
      />
      <Button type="submit" className={styles['submit']} disabled={form.busy}>
        {form.busy ? 'One moment…' : AUTH_TEXTS[mode].submit}
      </Button>
    </form>
  );
}
