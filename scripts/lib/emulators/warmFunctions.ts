import type { CallName } from '@lumashot/domain/calls/calls';
import { FUNCTIONS_REGION } from '@lumashot/domain/product';
import type { Ports } from '../processes/ports.ts';

/** What a newcomer meets first. Each loaded function is a process: the others wait for their call. */
const FIRST: readonly CallName[] = ['ensureProfile', 'generateImage'];

/**
 * The emulator loads a function on its first call, which takes seconds. A call without a session is
 * refused at the edge and changes nothing, but leaves the function loaded.
 */
export async function warmFunctions({
  projectId,
  ports,
  more = [],
}: {
  projectId: string;
  ports: Ports;
  /** Further functions, by name. */
  more?: readonly string[];
}): Promise<void> {
  for (const name of [...FIRST, ...more]) {
    const url = `http://127.0.0.1:${ports.functions}/${projectId}/${FUNCTIONS_REGION}/${name}`;
    await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: {} }),
    }).catch(() => undefined); // Only a warm-up: the real call reports what is wrong.
  }
}
