import { closeSnackbar, enqueueSnackbar, type SnackbarKey } from 'notistack';

/** Where a toast leads. */
export interface ToastAction {
  readonly label: string;
  readonly to: string;
}

/** No interface: notistack wants a type with an index signature. */
type Extras = {
  description?: string;
  link?: ToastAction | null;
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
}

const SHOWN_MS = { success: 5_000, info: 5_000, error: 9_000 } as const;

/** 'loading' never closes by itself. Works outside of components too: work outlives its screen. */
export const showToast = (
  kind: ToastKind,
  { title, description = '', link = null }: ToastContent,
): SnackbarKey =>
  enqueueSnackbar(title, {
    variant: kind,
    description,
    link,
    ...(kind === 'loading' ? { persist: true } : { autoHideDuration: SHOWN_MS[kind] }),
  });

export const dismissToast = (key: SnackbarKey): void => closeSnackbar(key);
