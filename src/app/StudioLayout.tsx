import { ThemeProvider } from '@mui/material/styles';
import { Outlet } from 'react-router-dom';
import { ToastProvider } from '../components/toasts/ToastProvider.tsx';
import { useServiceWorker } from '../pwa/useServiceWorker.ts';
import { SessionProvider } from '../session/SessionProvider.tsx';
import { muiTheme } from './muiTheme.ts';

/** Around everything that needs an account: the landing page does without these three. */
export function StudioLayout() {
  useServiceWorker();
  return (
    <ThemeProvider theme={muiTheme}>
      <ToastProvider>
        <SessionProvider>
          <Outlet />
        </SessionProvider>
      </ToastProvider>
    </ThemeProvider>
  );
}
