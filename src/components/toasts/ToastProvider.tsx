import './toasts.css';
import { SnackbarProvider } from 'notistack';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isPhone } from './isPhone.ts';
import { keepClear } from './keepClear.ts';
import { dismissToastsOfPage } from './showToast.ts';
import { Toast } from './Toast.tsx';
import { toastRoot } from './toastRoot.ts';

const CONTENT = { success: Toast, error: Toast, info: Toast, loading: Toast };

export function ToastProvider({ children }: { children: ReactNode }) {
  const [root] = useState(toastRoot);
  useEffect(() => keepClear(root), [root]);
  return (
    <SnackbarProvider
      domRoot={root}
      // On a phone a stack would cover the page: a new toast takes the place of the last one.
      maxSnack={isPhone() ? 1 : 3}
      Components={CONTENT}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transitionDuration={{ enter: 200, exit: 160 }}
    >
      <LeavePage />
      {children}
    </SnackbarProvider>
  );
}

function LeavePage(): null {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    dismissToastsOfPage();
  }, [pathname]);
  return null;
}
