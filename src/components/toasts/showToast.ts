import { closeSnackbar, enqueueSnackbar, type SnackbarKey } from 'notistack';
import type { Store } from '#app/lib/createStore.ts';

/** Where a toast leads. */
export interface ToastAction {
  readonly label: string;
  readonly to: string;
}

/** What can be done about it, here and now. */
export interface ToastButton {
  readonly label: string;
  readonly press: () => void;
}

/** No interface: notistack wants a type with an index signature. */
type Extras = {
  description?: string;
  link?: ToastAction | null;
  button?: ToastButton | null;
  progress?: Store<string> | null;
};

declare module 'notistack' {
  interface VariantOverrides {
    default: false;
    warning: false;
    success: Extras;
    error: Extras;
    info: Extras;
    loading: Extras;
  }
}

export type ToastKind = 'success' | 'error' | 'info' | 'loading';

export interface ToastContent {
  readonly title: string;
  readonly description?: string;
  readonly link?: ToastAction | null;
  /** It stays until the person has decided, or for `shownMs`. */
  readonly button?: ToastButton | null;
  readonly shownMs?: number;
  /** Stands in the title's place and changes there: how far something has come. */
  readonly progress?: Store<string> | null;
  /** Said once more while it is still there, it is not shown twice. */
  readonly key?: string;
  /** A failure that is not about the page it is shown on: it stays when somebody moves on. */
  readonly outlivesPage?: boolean;
  /** Of the page it is shown on, though it is no failure: it goes when somebody moves on. */
  readonly isOfPage?: boolean;
}

const SHOWN_MS = { success: 5_000, info: 5_000, error: 9_000 } as const;

/** What stands there by its kind, and goes when the next of that kind comes: never what asks something. */
const standing = new Map<ToastKind, SnackbarKey>();
/** What says something of one page: failures, and where its button has led. */
const ofPage = new Set<SnackbarKey>();

/** 'loading' never closes by itself. Works outside of components too: work outlives its screen. */
export function showToast(
  kind: ToastKind,
  {
    title,
    description = '',
    link = null,
    button = null,
    shownMs,
    progress = null,
    key,
    outlivesPage = false,
    isOfPage = kind === 'error' && !outlivesPage,
  }: ToastContent,
): SnackbarKey {
  const isReplaced = kind !== 'loading' && button === null;
  const before = standing.get(kind);
  if (isReplaced && before !== undefined && before !== key) closeSnackbar(before);
  const shown = enqueueSnackbar(title, {
    variant: kind,
    description,
    link,
    button,
    progress,
    ...(key === undefined ? {} : { key, preventDuplicate: true }),
    ...(kind === 'loading' || (button !== null && shownMs === undefined)
      ? { persist: true }
      : { autoHideDuration: shownMs ?? SHOWN_MS[kind] }),
  });
  if (isReplaced) standing.set(kind, shown);
  if (isOfPage) ofPage.add(shown);
  return shown;
}

/** On the way to another page, or to another try: "password is wrong" would stand over the greeting. */
export function dismissToastsOfPage(): void {
  for (const key of ofPage) closeSnackbar(key);
  ofPage.clear();
}

export const dismissToast = (key: SnackbarKey): void => closeSnackbar(key);
