import { getApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';

/** The page that a password mail leads to. */
export async function resetLinkOf(email: string): Promise<string> {
  const link = await getAuth(getApp()).generatePasswordResetLink(email);
  return `/auth?mode=resetPassword&oobCode=${new URL(link).searchParams.get('oobCode') ?? ''}`;
}
