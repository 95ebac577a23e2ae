import { ThemeProvider } from '@mui/material/styles';
import { Outlet } from 'react-router-dom';
import { ToastProvider } from '../components/toasts/ToastProvider.tsx';
import { muiTheme } from './muiTheme.ts';

/** Fields and toasts without a session: a visitor who writes to us needs no account. */
export function ToastLayout() {
  return (
    <ThemeProvider theme={muiTheme}>
      <ToastProvider>
        <Outlet />
      </ToastProvider>
    </ThemeProvider>
  );
}
