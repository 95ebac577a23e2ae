import { z } from 'zod';
import { required } from '../environment.ts';

const mailsSchema = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobLink: z.string() })),
});

/** Links of the password mails that the Auth emulator would have sent. */
export async function resetMailsTo(email: string): Promise<string[]> {
  const host = required('FIREBASE_AUTH_EMULATOR_HOST');
  const project = required('GCLOUD_PROJECT');
  const response = await fetch(`http://${host}/emulator/v1/projects/${project}/oobCodes`);
  return mailsSchema
    .parse(await response.json())
    .oobCodes.filter((code) => code.email === email && code.requestType === 'PASSWORD_RESET')
    .map(({ oobLink }) => oobLink);
}
