import { lazy, Suspense, type ReactNode } from 'react';
import { useHasBeen } from '../lib/useHasBeen.ts';

export interface SheetProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly close: () => void;
  readonly children: ReactNode;
}

const SheetDrawer = lazy(async () => ({
  default: (await import('./SheetDrawer.tsx')).SheetDrawer,
}));

/** A question from below, within reach of the thumb. Most visits have none. */
export function Sheet(props: SheetProps) {
  return useHasBeen(props.isOpen) ? (
    <Suspense>
      <SheetDrawer {...props} />
    </Suspense>
  ) : null;
}
