import CreateIcon from '@mui/icons-material/AutoAwesomeOutlined';
import LibraryIcon from '@mui/icons-material/CollectionsOutlined';
import HomeIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { NAVIGATION } from '@lumashot/domain/texts/dashboard';

/** The shell's entries, in order. */
export const NAV_ENTRIES = [
  { ...NAVIGATION.home, Icon: HomeIcon },
  { ...NAVIGATION.library, Icon: LibraryIcon },
  { ...NAVIGATION.images, Icon: CreateIcon },
] as const;

export const pageTitleOf = (pathname: string): string =>
  NAV_ENTRIES.find((entry) => entry.path === pathname)?.label ?? NAVIGATION.home.label;
