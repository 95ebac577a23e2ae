import { Outlet } from 'react-router-dom';
import { MuiTheme } from '../components/look/MuiTheme.tsx';

/** Around the screens with MUI's fields, tabs and dialogs. */
export const ThemeLayout = () => (
  <MuiTheme>
    <Outlet />
  </MuiTheme>
);
