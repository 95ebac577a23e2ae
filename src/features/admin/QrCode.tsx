import { useEffect, useState } from 'react';
import styles from './admin.module.css';
import type { QrPath } from './qrPath.ts';

/** As its place in the style sheet. */
const SIDE_PX = 200;

/** A text for a phone's camera. Its place is kept; without the code that draws it, it stays empty. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const [drawn, setDrawn] = useState<QrPath | null>(null);
  useEffect(() => {
    let isWanted = true;
    void import('./qrPath.ts').then(
      ({ qrPath }) => isWanted && setDrawn(qrPath(text)),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  return (
    <div className={styles['qr']}>
      {drawn !== null && (
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${drawn.size} ${drawn.size}`}
          width={SIDE_PX}
          height={SIDE_PX}
          shapeRendering="crispEdges"
        >
          {/* Dark on white in both colour schemes: some cameras read nothing else. */}
          <rect width={drawn.size} height={drawn.size} fill="#fff" />
          <path d={drawn.path} fill="#000" />
        </svg>
      )}
    </div>
  );
}
