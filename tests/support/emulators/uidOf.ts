import { getApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';

/** The uid of an account of the Auth emulator; needs the app of admin.ts. */
export const uidOf = async (email: string): Promise<string> =>
  (await getAuth(getApp()).getUserByEmail(email)).uid;
