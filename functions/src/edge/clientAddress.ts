import { isIPv4, isIPv6 } from 'node:net';

interface Request {
  /** `X-Forwarded-For`, as it came. */
  readonly forwardedFor: string | readonly string[] | undefined;
  /** Who opened the connection. */
  readonly peer: string | undefined;
}

/**
 * Where a request comes from, as a key for limits. Everybody may send an `X-Forwarded-For` of their
 * own; the platform appends the address it was connected from, so only the last entries are true, one
 * for each proxy that is ours (https://cloud.google.com/functions/docs/reference/headers, and for a
 * load balancer https://cloud.google.com/load-balancing/docs/https#x-forwarded-for_header). The
 * framework's own `request.ip` is the first entry: what the client wrote.
 */
export function clientAddress({ forwardedFor, peer }: Request, trustedHops: number): string {
  const entries = [forwardedFor ?? []]
    .flat()
    .flatMap((line) => line.split(','))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return networkOf(entries.at(-trustedHops) ?? entries[0] ?? peer ?? '');
}

/** One customer's network: a single IPv4 address, or the /64 that an IPv6 connection is given. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(mapped)) return mapped;
  const [plain = ''] = mapped.split('%');
  // All that names no network shares one count.
  return isIPv6(plain) ? `${firstGroups(plain).join(':')}::/64` : 'unknown';
}

const GROUPS = 8;

function firstGroups(address: string): readonly string[] {
  const [head = '', tail] = address.split('::');
  const groupsIn = (part: string): string[] => (part === '' ? [] : part.split(':'));
  const before = groupsIn(head);
  const after = groupsIn(tail ?? '');
  // An IPv4 address at the end stands for two groups; only how many there are matters here.
  const length = before.length + after.length + (address.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? 0 : GROUPS - length;
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
}
