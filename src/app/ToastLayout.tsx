import { Outlet } from 'react-router-dom';
import { MuiTheme } from '../components/look/MuiTheme.tsx';
import { ToastProvider } from '../components/toasts/ToastProvider.tsx';

/** Fields and toasts without a session: a visitor who writes to us needs no account. */
export function ToastLayout() {
  return (
    <MuiTheme>
      <ToastProvider>
        <Outlet />
      </ToastProvider>
    </MuiTheme>
  );
}
