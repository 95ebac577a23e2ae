/** The part of the email before the @; 'User' without one. */
export const displayNameOf = (email: string | null): string => email?.split('@')[0] || 'User';
