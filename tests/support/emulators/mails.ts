import { expect } from '@playwright/test';
import { z } from 'zod';
import { required } from '../environment.ts';

const mailsSchema = z.object({
  oobCodes: z.array(
    z.object({
      email: z.string(),
      requestType: z.enum(['VERIFY_EMAIL', 'PASSWORD_RESET', 'EMAIL_SIGNIN']),
      oobCode: z.string(),
      oobLink: z.string(),
    }),
  ),
});
type Mail = z.infer<typeof mailsSchema>['oobCodes'][number];

/** What the Auth emulator would have mailed to an address, oldest first. */
export async function mailsTo(email: string): Promise<Mail[]> {
  const host = required('FIREBASE_AUTH_EMULATOR_HOST');
  const url = `http://${host}/emulator/v1/projects/${required('GCLOUD_PROJECT')}/oobCodes`;
  const { oobCodes } = mailsSchema.parse(await (await fetch(url)).json());
  return oobCodes.filter((mail) => mail.email === email);
}

/** Waits for a mail: sending blocks nothing in the app. */
export async function mailTo(email: string, type: Mail['requestType']): Promise<Mail> {
  const found = async () => (await mailsTo(email)).find(({ requestType }) => requestType === type);
  await expect.poll(found).toBeDefined();
  const mail = await found();
  if (mail === undefined) throw new Error(`no ${type} mail to ${email}`);
  return mail;
}

/** Where a mail's link leads on to. */
export const continueUrlOf = ({ oobLink }: Mail): string =>
  new URL(oobLink).searchParams.get('continueUrl') ?? '';
