import { CALLS } from '@lumashot/domain/calls/calls';
import { FUNCTIONS_REGION } from '@lumashot/domain/product';
import type { Ports } from './ports.ts';

/**
 * The emulator loads a function on its first call, which takes seconds. A call without a session is
 * refused at the edge and changes nothing, but leaves the function loaded.
 */
export async function warmFunctions({
  projectId,
  ports,
}: {
  projectId: string;
  ports: Ports;
}): Promise<void> {
  for (const name of Object.keys(CALLS)) {
    const url = `http://127.0.0.1:${ports.functions}/${projectId}/${FUNCTIONS_REGION}/${name}`;
    await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: {} }),
    }).catch(() => undefined); // Only a warm-up: the real call reports what is wrong.
  }
}
