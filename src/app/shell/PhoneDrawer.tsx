import Drawer from '@mui/material/Drawer';
import { MuiTheme } from '#app/components/look/MuiTheme.tsx';
import { ThemeSwitch } from '#app/components/actions/ThemeSwitch.tsx';
import { InstallButton } from '#app/pwa/InstallButton.tsx';
import { NavList } from './NavList.tsx';
import styles from './phoneDrawer.module.css';
import { Brand } from './Sidebar.tsx';
import { UserBadge } from './UserBadge.tsx';

export function PhoneDrawer({ open, close }: { open: boolean; close: () => void }) {
  return (
    <MuiTheme>
      <Drawer
        open={open}
        onClose={close}
        slotProps={{ paper: { 'aria-label': 'Menu', className: styles['paper'] ?? '' } }}
      >
        <Brand />
        <NavList onPick={close} />
        <div className={styles['foot']}>
          <InstallButton />
          <ThemeSwitch />
          <UserBadge />
        </div>
      </Drawer>
    </MuiTheme>
  );
}
