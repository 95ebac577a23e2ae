/** Words of /auth: spec section 2. */
export const AUTH_TEXTS = {
  signIn: {
    heading: 'Welcome Back',
    subtitle: 'Sign in to continue creating',
    submit: 'Sign in',
    success: { title: 'Welcome back!', description: 'Successfully signed in.' },
  },
  signUp: {
    heading: 'Create Your Account',
    subtitle: 'Start generating ultra-realistic AI content',
    submit: 'Create account',
    success: { title: 'Success!', description: 'Account created successfully.' },
  },
  busy: 'One moment…',
  /** Over what the service says. */
  failed: 'Error',
  age: 'I am 16 or older',
  ageMissing: 'Please confirm that you are 16 or older',
} as const;

/** Of the second factor. */
export const CODE_TEXTS = {
  heading: 'One more step',
  subtitle: 'Type the code that your app shows',
  label: 'Code',
  missing: 'Please type the six digits of your app',
  back: 'Back to sign in',
} as const;

/** The button in a field with a password. */
export const PASSWORD_FIELD_TEXTS = { show: 'Show characters', hide: 'Hide characters' } as const;

/** For accounts that were made without the tick. */
export const AGE_GATE_TEXTS = {
  title: 'One thing first',
  text: 'Lumashot is for people who are 16 or older. We ask once, and keep when you said so.',
  submit: 'Continue',
  remove: 'I am younger: remove my account',
  removing: 'One moment...',
  removeSure: 'Yes, remove my account',
  removeNote: 'Your address is deleted, and you are signed out.',
  removed: {
    title: 'Your account is removed',
    description: 'Your address is deleted within a few hours.',
  },
  begun: {
    title: 'Please sign in again first',
    description:
      'It was begun on another page. Sign out, sign in, and close it in Settings, with your data and pictures.',
  },
  closes: {
    title: 'Your account is closed',
    description:
      'It was begun on another page. Until it is deleted in seven days you can sign in and keep it.',
  },
} as const;

/** The other ways to sign in, in their order. */
export const PROVIDER_TEXTS = {
  google: 'Continue with Google',
  facebook: 'Facebook',
  apple: 'Apple',
  soon: 'Coming Soon',
  or: 'or',
} as const;

export const AGREEMENT_TEXTS = {
  before: 'By continuing you agree to our',
  terms: 'Terms of Service',
  between: 'and',
  privacy: 'Privacy Policy',
} as const;

/** Setting a new password: decision 23. */
export const RESET_TEXTS = {
  link: 'Forgot password?',
  ask: {
    heading: 'Reset your password',
    subtitle: 'We send you a link that sets a new one',
    submit: 'Send the link',
    back: 'Back to sign in',
    /** The same whether the address has an account or not: nobody learns who is a customer. */
    sent: {
      title: 'Check your mail',
      description: 'If this address has an account, a link to set a new password is on its way.',
    },
  },
  hint: 'Sign in with your new password. If you have not chosen one yet, follow the link in our mail.',
  choose: {
    heading: 'Choose a new password',
    submit: 'Save password',
    label: 'New password',
    success: { title: 'Password changed', description: 'You are signed in.' },
    /** Signing in did not work, as without a network; the link is used up all the same. */
    changed: { title: 'Password changed', description: 'Sign in with your new password.' },
  },
  unchecked: {
    heading: 'The link could not be checked',
    action: 'Try again',
  },
  expired: {
    heading: 'This link no longer works',
    subtitle: 'Links to set a password work once, and for an hour. Ask for a new one.',
    action: 'Send a new link',
  },
} as const;

/** After the link of the verification mail. */
export const CONFIRMED_TEXTS = {
  title: 'Email confirmed',
  description: 'Thank you. Everything is set.',
} as const;

/** While credits wait for the confirmation of the address. */
export const CONFIRM_TEXTS = {
  label: 'Email confirmation',
  title: (credits: number): string => `${credits} credits are waiting`,
  text: 'Confirm your email to get them',
  action: 'Resend email',
  sent: {
    title: 'Check your mail',
    description: 'The link that confirms your email is on its way.',
  },
  already: {
    title: 'Your email is confirmed',
    description: 'Your credits come within a day.',
  },
} as const;

/** Errors that come in the address: spec section 8. */
export const URL_ERROR_TEXTS = {
  title: 'Authentication Error',
  invalidClient:
    'Google sign-in is not properly configured. Please check the backend auth settings.',
  accessDenied: 'Access was denied. Please try again or use a different sign-in method.',
} as const;

/** Characters of a stranger's text that are shown at most (decision 24). */
export const URL_ERROR_MAX_LENGTH = 200;

/** Where something is done only soon after a sign-in: it is asked for in place. */
export const PROOF_TEXTS = {
  title: 'Please confirm that it is you',
  text: 'You signed in a while ago. Confirm it once, and this goes on where you were.',
  password: 'Your password',
  missing: 'Please enter your password',
  submit: 'Confirm',
  cancel: 'Cancel',
} as const;
