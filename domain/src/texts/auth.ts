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
} as const;

export const PASSWORD_MIN_LENGTH = 8;
