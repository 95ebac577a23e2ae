import { Timestamp } from 'firebase/firestore';
import type { Stamp } from '@lumashot/domain/library/feed';

/** Null for what is no time. */
export const stampFrom = (value: unknown): Stamp | null =>
  value instanceof Timestamp ? { seconds: value.seconds, nanoseconds: value.nanoseconds } : null;

export const timestampOf = ({ seconds, nanoseconds }: Stamp): Timestamp =>
  new Timestamp(seconds, nanoseconds);
