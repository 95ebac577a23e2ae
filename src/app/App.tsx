import { StrictMode, type ReactNode } from 'react';

/** Around the router, in the browser and at build: hydration needs the same tree on both sides. */
export const App = ({ children }: { children: ReactNode }) => <StrictMode>{children}</StrictMode>;
