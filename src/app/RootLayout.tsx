import { Outlet, ScrollRestoration } from 'react-router-dom';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

export function RootLayout() {
  return (
    <>
      <Outlet />
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  );
}
