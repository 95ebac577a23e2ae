/**
 * Requests whose outcome somebody in this tab is waiting for: they say it themselves. All others
 * (another tab, another device, before a reload, after a lost answer) are announced when they end.
 */
const awaited = new Set<string>();

export const awaitRequest = (requestId: string): void => void awaited.add(requestId);
export const isAwaited = (requestId: string): boolean => awaited.has(requestId);
/** Nobody waits any longer, and nobody has said how it ended. */
export const giveUpRequest = (requestId: string): void => void awaited.delete(requestId);
