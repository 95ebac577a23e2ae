import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { muiTheme } from './theme.ts';

/** Around whatever uses MUI's components. The first frame of the studio does without them (ADR 0010). */
export const MuiTheme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>
);
