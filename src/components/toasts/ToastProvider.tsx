import './toasts.css';
import { SnackbarProvider } from 'notistack';
import type { ReactNode } from 'react';
import { Toast } from './Toast.tsx';

const CONTENT = { success: Toast, error: Toast, info: Toast, loading: Toast };

export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <SnackbarProvider
      maxSnack={isPhone() ? 1 : 3}
      Components={CONTENT}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      transitionDuration={{ enter: 200, exit: 160 }}
    >
      {children}
    </SnackbarProvider>
  );
}

/** On a phone a stack would cover the page: a new toast takes the place of the last one. */
const isPhone = (): boolean => !window.matchMedia('(min-width: 768px)').matches;
