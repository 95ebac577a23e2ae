import CreateIcon from '~icons/ic/outline-auto-awesome';
import StoryboardIcon from '~icons/ic/outline-auto-stories';
import LibraryIcon from '~icons/ic/outline-collections';
import VideosIcon from '~icons/ic/outline-movie';
import SettingsIcon from '~icons/ic/outline-settings';
import HomeIcon from '~icons/ic/outline-space-dashboard';
import { NAVIGATION } from '#app/texts/dashboard.ts';

/** The shell's entries, in order. Those under the thumb stand in the bottom bar of phones too. */
export const NAV_ENTRIES = [
  { ...NAVIGATION.home, Icon: HomeIcon, underThumb: true },
  { ...NAVIGATION.library, Icon: LibraryIcon, underThumb: true },
  { ...NAVIGATION.images, Icon: CreateIcon, underThumb: true },
  { ...NAVIGATION.videos, Icon: VideosIcon, underThumb: true },
  { ...NAVIGATION.storyboard, Icon: StoryboardIcon, underThumb: false },
  { ...NAVIGATION.settings, Icon: SettingsIcon, underThumb: false },
] as const;

/** Every page of the dashboard has a title, in the navigation or not. */
export const pageTitleOf = (pathname: string): string =>
  Object.values(NAVIGATION).find((place) => place.path === pathname)?.label ??
  NAVIGATION.home.label;
