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

/** Every page of the dashboard has a title, in the navigation or not. */
export const pageTitleOf = (pathname: string): string =>
  Object.values(NAVIGATION).find((place) => place.path === pathname)?.label ??
  NAVIGATION.home.label;
