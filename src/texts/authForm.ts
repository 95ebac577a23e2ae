/** Words of the fields on /auth, which nobody loads who is signed in: spec section 2. */

export const PASSWORD_MIN_LENGTH = 8;

export const FIELD_TEXTS = {
  email: 'Email',
  password: 'Password',
  passwordHint: `At least ${PASSWORD_MIN_LENGTH} characters`,
  emailMissing: 'Please enter your email',
  emailWrong: 'Please enter a whole email address',
  passwordMissing: 'Please enter your password',
  passwordShort: `Please use at least ${PASSWORD_MIN_LENGTH} characters`,
} as const;

/** The way from one mode to the other. */
export const SWITCH_TEXTS = {
  signIn: { question: 'New here?', action: 'Create an account' },
  signUp: { question: 'Already have an account?', action: 'Sign in instead' },
} as const;

/** The script that asks Google did not arrive. */
export const NO_CONNECTION = 'No connection. Check your network and try again.';
