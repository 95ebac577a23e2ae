import { FIELD_TEXTS, PASSWORD_MIN_LENGTH } from '#app/texts/authForm.ts';

export interface FieldErrors {
  readonly email?: string;
  readonly password?: string;
}

const EMAIL = /^\S+@\S+$/;

/** The form only catches slips; what an address is, the sign-in service knows. */
export const emailError = (email: string): FieldErrors => {
  if (email.trim() === '') return { email: FIELD_TEXTS.emailMissing };
  return EMAIL.test(email.trim()) ? {} : { email: FIELD_TEXTS.emailWrong };
};

export function passwordError(password: string, { isNew }: { isNew: boolean }): FieldErrors {
  if (password === '') return { password: FIELD_TEXTS.passwordMissing };
  if (isNew && password.length < PASSWORD_MIN_LENGTH) {
    return { password: FIELD_TEXTS.passwordShort };
  }
  return {};
}
