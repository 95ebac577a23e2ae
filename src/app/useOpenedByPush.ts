import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { openedPath } from '../pwa/pushMessages.ts';

/** A notification was clicked: the app that is open goes there, and loses nothing that is typed elsewhere. */
export function useOpenedByPush(): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    const open = ({ data }: MessageEvent<unknown>): void => {
      const path = openedPath(data);
      if (path !== null) void navigate(path);
    };
    serviceWorker.addEventListener('message', open);
    return () => serviceWorker.removeEventListener('message', open);
  }, [navigate]);
}
