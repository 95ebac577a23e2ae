import { lazy, type ReactNode } from 'react';
import { LazyMount } from '../components/states/LazyMount.tsx';

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
export const Sheet = (props: SheetProps) => (
  <LazyMount isAsked={props.isOpen} callOff={props.close}>
    <SheetDrawer {...props} />
  </LazyMount>
);
