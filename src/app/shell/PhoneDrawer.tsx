import SignOutIcon from '~icons/ic/round-logout';
import Drawer from '@mui/material/Drawer';
import { Button } from '#app/components/actions/Button.tsx';
import { MuiTheme } from '#app/components/look/MuiTheme.tsx';
import { ThemeSwitch } from '#app/components/actions/ThemeSwitch.tsx';
import { InstallButton } from '#app/pwa/InstallButton.tsx';
import { SIGN_OUT } from '#app/texts/dashboard.ts';
import { SHELL_TEXTS } from '#app/texts/shell.ts';
import { useSignOut } from '../useSignOut.ts';
import { NavList } from './NavList.tsx';
import styles from './phoneDrawer.module.css';
import { Brand } from './Sidebar.tsx';
import { UserBadge } from './UserBadge.tsx';

export function PhoneDrawer({ open, close }: { open: boolean; close: () => void }) {
  const signOut = useSignOut();
  return (
    <MuiTheme>
      <Drawer
        open={open}
        onClose={close}
        slotProps={{ paper: { 'aria-label': SHELL_TEXTS.menu, className: styles['paper'] ?? '' } }}
      >
        <Brand />
        <NavList onPick={close} />
        <div className={styles['foot']}>
          <InstallButton />
          <ThemeSwitch />
          <UserBadge />
          <Button look="outlined" onClick={signOut}>
            <SignOutIcon fontSize="small" />
            {SIGN_OUT}
          </Button>
        </div>
      </Drawer>
    </MuiTheme>
  );
}
