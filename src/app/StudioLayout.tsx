import { Outlet } from 'react-router-dom';
import { ToastProvider } from '../components/toasts/ToastProvider.tsx';
import { useServiceWorker } from '../pwa/useServiceWorker.ts';
import { SessionProvider } from '../session/SessionProvider.tsx';

/** Around everything that needs an account: the landing page does without these. */
export function StudioLayout() {
  useServiceWorker();
  return (
    <ToastProvider>
      <SessionProvider>
        <Outlet />
      </SessionProvider>
    </ToastProvider>
  );
}
