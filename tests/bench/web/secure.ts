import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { inData } from '../../../scripts/lib/places.ts';

/** Browsers speak HTTP/2 over TLS alone; this certificate is made here, and only a browser with `TRUSTING` believes it. */
export async function ownCertificate(): Promise<{ key: string; cert: string }> {
  const pem = await getCertificate(inData('bench'), 'lumashot-bench', ['127.0.0.1']);
  return { key: pem, cert: pem };
}

/** An argument of Chromium for the servers of these benches. */
export const TRUSTING = '--ignore-certificate-errors';
