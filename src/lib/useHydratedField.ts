import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * What a visitor did to a field of a page that was drawn at build, before React had it: React keeps
 * the field as it finds it, but its state does not know. `read` looks at the element once, before
 * anything else can happen. Where React draws the page itself, it finds what the state says already.
 */
export function useHydratedField<Field extends HTMLElement>(
  read: (field: Field) => void,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const first = useRef(read);
  useLayoutEffect(() => {
    if (field.current !== null) first.current(field.current);
  }, []);
  return field;
}
