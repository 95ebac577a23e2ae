import { useState } from 'react';
import { keepDraft, readDraft, type DraftName } from './drafts.ts';

interface Options {
  readonly uid: string;
  readonly name: DraftName;
  /** From another screen: goes before what was kept here, and is not kept itself. */
  readonly initial?: string | null | undefined;
  /** When nothing was handed over or kept. */
  readonly fallback?: string | undefined;
}

/** A text as useState would hold it; what is typed is there again after a reload. */
export function useDraft({
  uid,
  name,
  initial = null,
  fallback = '',
}: Options): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => initial ?? readDraft(uid, name) ?? fallback);
  return [
    text,
    (next) => {
      setText(next);
      keepDraft(uid, name, next);
    },
  ];
}
