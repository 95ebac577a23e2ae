import { getApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';

/** As if the link of the mail had been opened; the mail itself stays unused. Needs the app of admin.ts. */
export async function confirmAddress({ uid }: { uid: string }): Promise<void> {
  await getAuth(getApp()).updateUser(uid, { emailVerified: true });
}
