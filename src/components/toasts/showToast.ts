import { closeSnackbar, enqueueSnackbar, type SnackbarKey } from 'notistack';

declare module 'notistack' {
  interface VariantOverrides {
    default: false;
    warning: false;
    success: { description?: string };
    error: { description?: string };
    info: { description?: string };
    loading: { description?: string };
  }
}

export type ToastKind = 'success' | 'error' | 'info' | 'loading';

export interface ToastContent {
  readonly title: string;
  readonly description?: string;
}

const SHOWN_MS = { success: 5_000, info: 5_000, error: 9_000 } as const;

/** 'loading' never closes by itself. Works outside of components too: work outlives its screen. */
export const showToast = (
  kind: ToastKind,
  { title, description = '' }: ToastContent,
): SnackbarKey =>
  enqueueSnackbar(title, {
    variant: kind,
    description,
    ...(kind === 'loading' ? { persist: true } : { autoHideDuration: SHOWN_MS[kind] }),
  });

export const dismissToast = (key: SnackbarKey): void => closeSnackbar(key);
