import { Outlet, ScrollRestoration } from 'react-router-dom';
import { TAB_STORAGE_KEYS } from '../device/storageKeys.ts';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { scrollKeyOf } from './scrollKeys.ts';

export function RootLayout() {
  return (
    <>
      {/* First: at the end it would make every short page a pixel longer than the window. */}
      <RouteAnnouncer />
      <Outlet />
      <ScrollRestoration getKey={scrollKeyOf} storageKey={TAB_STORAGE_KEYS.scroll} />
    </>
  );
}
