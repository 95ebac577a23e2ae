import AutoMode from '~icons/ic/outline-brightness-auto';
import DarkMode from '~icons/ic/outline-dark-mode';
import LightMode from '~icons/ic/outline-light-mode';
import { chooseTheme, THEME_CHOICES, useThemeChoice } from '#app/device/themeChoice.ts';
import { THEME_TEXTS } from '#app/texts/shell.ts';
import { Button } from './Button.tsx';

const ICONS = { system: AutoMode, light: LightMode, dark: DarkMode } as const;

/** One button through the three choices: small enough for the collapsed sidebar. */
export function ThemeSwitch({ compact = false }: { compact?: boolean }) {
  const choice = useThemeChoice();
  const Icon = ICONS[choice];
  const label = THEME_TEXTS.names[choice];
  const next =
    THEME_CHOICES[(THEME_CHOICES.indexOf(choice) + 1) % THEME_CHOICES.length] ?? 'system';
  return (
    <Button
      look="plain"
      onClick={() => chooseTheme(next)}
      aria-label={THEME_TEXTS.label(label, THEME_TEXTS.names[next])}
      title={compact ? label : undefined}
    >
      <Icon fontSize="small" aria-hidden="true" />
      {compact ? null : label}
    </Button>
  );
}
