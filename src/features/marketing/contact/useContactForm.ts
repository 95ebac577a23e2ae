import { contactSchema } from '@lumashot/domain/calls/contact';
import { errorMessage, isErrorReason } from '@lumashot/domain/errors';
import { CONTACT_FIELDS, CONTACT_TEXTS, type ContactField } from '#app/texts/contact.ts';
import { useState, type FormEvent } from 'react';
import { showToast } from '#app/components/toasts/showToast.ts';
import { sendMessage, type Message } from './sendMessage.ts';

const EMPTY: Message = { name: '', email: '', subject: '', message: '' };

type FieldErrors = Partial<Record<ContactField, string>>;

/** The toast comes when the message is kept; until then the words stay in the form. */
export function useContactForm() {
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);

  async function submit(): Promise<void> {
    const found = errorsIn(values);
    setErrors(found);
    const first = CONTACT_FIELDS.find((field) => found[field] !== undefined);
    if (first !== undefined) return document.getElementById(`contact-${first}`)?.focus();
    setBusy(true);
    const failure = await sendMessage(values);
    setBusy(false);
    if (failure !== null) return void showToast('error', failure);
    setValues(EMPTY);
    showToast('success', CONTACT_TEXTS.sent);
  }

  return {
    values,
    errors,
    busy,
    change: (field: ContactField, text: string) => {
      setValues({ ...values, [field]: text });
      setErrors({ ...errors, [field]: undefined });
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void submit();
    },
  };
}

/** The first thing wrong with each field, in the words of the error table. */
function errorsIn(values: Message): FieldErrors {
  const issues = contactSchema.safeParse(values).error?.issues ?? [];
  const found: FieldErrors = {};
  for (const { path, message } of issues) {
    const field = CONTACT_FIELDS.find((name) => name === path[0]);
    if (field === undefined || found[field] !== undefined) continue;
    if (values[field].trim() === '') found[field] = CONTACT_TEXTS.required;
    else if (isErrorReason(message)) found[field] = errorMessage({ reason: message });
  }
  return found;
}
