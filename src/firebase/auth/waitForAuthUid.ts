/**
 * Waits until Auth has said who is signed in, and answers with the uid. Before that the other SDKs
 * would ask as a visitor, or not know of Auth at all: its code is loaded after the first paint.
 */
export async function waitForAuthUid(): Promise<string | null> {
  const { auth } = await import('./auth.ts');
  await auth.authStateReady();
  return auth.currentUser?.uid ?? null;
}

/** Whether it is really this user who would send something now. */
export const isSignedInAs = async (uid: string): Promise<boolean> =>
  (await waitForAuthUid()) === uid;
