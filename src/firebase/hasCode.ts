import { FirebaseError } from 'firebase/app';

/** Whether the SDK failed for that reason: `permission-denied`, `auth/email-already-in-use`. */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof FirebaseError && error.code === code;
