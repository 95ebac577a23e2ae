/** The way from one mode to the other. */
export const SWITCH = {
  signIn: { question: 'New here?', action: 'Create an account', to: 'signUp' },
  signUp: { question: 'Already have an account?', action: 'Sign in instead', to: 'signIn' },
} as const;
