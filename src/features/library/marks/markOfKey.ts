import { isTypedInto } from '#app/lib/isTypedInto.ts';

/** What a key does to a picture: F and Delete, alone. Null for every other key, and while typing. */
export function markOfKey(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'target'>,
): 'favorite' | 'trash' | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  if (isTypedInto(event.target)) return null;
  if (event.key.toLowerCase() === 'f') return 'favorite';
  return event.key === 'Delete' ? 'trash' : null;
}
