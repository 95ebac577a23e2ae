import { execFileSync } from 'node:child_process';

/** As whom Google is asked: `GOOGLE_ACCESS_TOKEN`, or whoever gcloud is signed in as. Throws without either. */
export function googleToken(): string {
  const given = process.env['GOOGLE_ACCESS_TOKEN'] ?? '';
  if (given !== '') return given;
  return execFileSync('gcloud', ['auth', 'print-access-token'], { encoding: 'utf8' }).trim();
}
