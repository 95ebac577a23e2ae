import { Outlet, ScrollRestoration } from 'react-router-dom';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

export function RootLayout() {
  return (
    <>
      {/* First: at the end it would make every short page a pixel longer than the window. */}
      <RouteAnnouncer />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
