import { PASSWORD_MIN_LENGTH } from '#app/texts/auth.ts';

export interface FieldErrors {
  readonly email?: string;
  readonly password?: string;
}

const EMAIL = /^\S+@\S+$/;

/** The form only catches slips; what an address is, the sign-in service knows. */
export const emailError = (email: string): FieldErrors => {
  if (email.trim() === '') return { email: 'Please enter your email' };
  return EMAIL.test(email.trim()) ? {} : { email: 'Please enter a whole email address' };
};

export function passwordError(password: string, { isNew }: { isNew: boolean }): FieldErrors {
  if (password === '') return { password: 'Please enter your password' };
  if (isNew && password.length < PASSWORD_MIN_LENGTH) {
    return { password: `Please use at least ${PASSWORD_MIN_LENGTH} characters` };
  }
  return {};
}
