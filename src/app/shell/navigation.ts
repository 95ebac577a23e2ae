import CreateIcon from '~icons/ic/outline-auto-awesome';
import StoryboardIcon from '~icons/ic/outline-auto-stories';
import LibraryIcon from '~icons/ic/outline-collections';
import VideosIcon from '~icons/ic/outline-movie';
import SettingsIcon from '~icons/ic/outline-settings';
import HomeIcon from '~icons/ic/outline-space-dashboard';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { SHORT_LABELS } from '#app/texts/shell.ts';

/**
 * The shell's entries, in order. Those under the thumb stand in the bottom bar of phones too, where a
 * label of two lines would lift its icon: `short` is what is read there of the whole name.
 */
export const NAV_ENTRIES = [
  { ...NAVIGATION.home, short: null, Icon: HomeIcon, underThumb: true },
  { ...NAVIGATION.library, short: null, Icon: LibraryIcon, underThumb: true },
  { ...NAVIGATION.images, short: SHORT_LABELS.images, Icon: CreateIcon, underThumb: true },
  { ...NAVIGATION.videos, short: SHORT_LABELS.videos, Icon: VideosIcon, underThumb: true },
  { ...NAVIGATION.storyboard, short: null, Icon: StoryboardIcon, underThumb: false },
  { ...NAVIGATION.settings, short: null, Icon: SettingsIcon, underThumb: false },
] as const;

/** Every page of the dashboard has a title, in the navigation or not. */
export const pageTitleOf = (pathname: string): string =>
  Object.values(NAVIGATION).find((place) => place.path === pathname)?.label ??
  NAVIGATION.home.label;
