import './toasts.css';
import { SnackbarProvider } from 'notistack';
import type { ReactNode } from 'react';
import { Toast } from './Toast.tsx';

const CONTENT = { success: Toast, error: Toast, info: Toast, loading: Toast };

export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <SnackbarProvider
      maxSnack={3}
      Components={CONTENT}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transitionDuration={{ enter: 200, exit: 160 }}
    >
      {children}
    </SnackbarProvider>
  );
}
