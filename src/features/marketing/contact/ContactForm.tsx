import { CONTACT_FIELDS, CONTACT_TEXTS, type ContactField } from '#app/texts/contact.ts';
import TextField from '@mui/material/TextField';
import { Button } from '#app/components/actions/Button.tsx';
import styles from './contact.module.css';
import { useContactForm } from './useContactForm.ts';

/** What differs from a plain line of text. */
const KINDS: Readonly<Record<ContactField, object>> = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  subject: {},
  message: { multiline: true, minRows: 6 },
};

export function ContactForm() {
  const { values, change, errors, busy, onSubmit } = useContactForm();
  return (
    <form className={styles['form']} onSubmit={onSubmit} noValidate aria-busy={busy}>
      {CONTACT_FIELDS.map((field) => (
        <TextField
          key={field}
          {...KINDS[field]}
          id={`contact-${field}`}
          name={field}
          label={CONTACT_TEXTS.fields[field]}
          required
          value={values[field]}
          onChange={(event) => change(field, event.target.value)}
          error={errors[field] !== undefined}
          helperText={errors[field]}
          disabled={busy}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ))}
      <Button type="submit" disabled={busy}>
        {busy ? CONTACT_TEXTS.busy : CONTACT_TEXTS.submit}
      </Button>
    </form>
  );
}
