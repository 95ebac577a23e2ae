import { useState } from 'react';

/**
 * The last value there was, until `forget`: what a dialog shows while it fades out, when the thing it
 * stood for has already gone from the URL.
 */
export function useLastValue<Value>(value: Value | null): {
  readonly shown: Value | null;
  readonly forget: () => void;
} {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return { shown: value ?? last, forget: () => setLast(null) };
}
