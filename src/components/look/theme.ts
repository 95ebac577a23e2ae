import { createTheme } from '@mui/material/styles';

/** As in styles/base.css. */
const FOCUS_RING = { outline: '3px solid var(--accent)', outlineOffset: 2 };

/**
 * MUI speaks our tokens: its colours are our CSS variables, so that light and dark are one theme
 * and switching draws nothing anew.
 */
export const muiTheme = createTheme({
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  palette: {
    primary: {
      main: 'var(--accent)',
      dark: 'var(--accent-strong)',
      contrastText: 'var(--on-accent)',
    },
    error: { main: 'var(--danger)' },
    success: { main: 'var(--success)' },
    text: { primary: 'var(--ink)', secondary: 'var(--muted)', disabled: 'var(--muted)' },
    background: { default: 'var(--background)', paper: 'var(--surface)' },
    divider: 'var(--line)',
    action: { active: 'var(--ink)', hover: 'var(--tint)', disabled: 'var(--muted)' },
  },
  typography: { fontFamily: 'var(--font-text)', button: { textTransform: 'none' } },
  shape: { borderRadius: 10 },
  components: {
    // Without the ripple the library shows no focus of its own: ours, as everywhere.
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&:focus-visible, &.Mui-focusVisible': FOCUS_RING } },
    },
    MuiMenuItem: {
      styleOverrides: { root: { '&:focus-visible, &.Mui-focusVisible': { outlineOffset: -3 } } },
    },
    MuiIconButton: {
      styleOverrides: { root: { minWidth: 44, minHeight: 44, color: 'var(--ink)' } },
    },
    // Done, then what is being done, then the rest: each fainter than the one before, in both schemes.
    MuiLinearProgress: {
      styleOverrides: {
        determinate: { backgroundColor: 'var(--line)' },
        bar2: { backgroundColor: 'color-mix(in srgb, var(--accent) 45%, var(--surface))' },
        dashed: { backgroundImage: 'none', animation: 'none', backgroundColor: 'var(--line)' },
      },
    },
    // Off is seen as well as on, in both schemes.
    MuiSwitch: { styleOverrides: { track: { backgroundColor: 'var(--field-line)', opacity: 1 } } },
    MuiTextField: {
      defaultProps: { fullWidth: true, slotProps: { inputLabel: { shrink: true } } },
    },
    // The label stands above its field and never moves.
    MuiInputLabel: {
      styleOverrides: {
        root: {
          position: 'static',
          transform: 'none',
          maxWidth: 'none',
          // With large letters in two lines.
          whiteSpace: 'normal',
          marginBottom: 8,
          fontWeight: 600,
          fontSize: 'var(--text-14)',
          lineHeight: 1.4,
          color: 'var(--ink)',
          '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: 'var(--ink)' },
        },
      },
    },
    MuiOutlinedInput: {
      defaultProps: { notched: false },
      styleOverrides: {
        root: {
          background: 'var(--background)',
          minHeight: 48,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--field-line)', top: 0 },
          '& legend': { display: 'none' },
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--ink)' },
          '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--line)' },
        },
        input: { '&:focus-visible': { outline: 'none' } },
      },
    },
    MuiFormHelperText: {
      styleOverrides: { root: { marginInline: 2, fontSize: 'var(--text-14)' } },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiBackdrop: { styleOverrides: { root: { backgroundColor: 'var(--veil)' } } },
    MuiSkeleton: { styleOverrides: { root: { backgroundColor: 'var(--line)' } } },
    MuiTooltip: {
      defaultProps: { enterDelay: 700, enterNextDelay: 300 },
      styleOverrides: {
        tooltip: {
          background: 'var(--ink)',
          color: 'var(--background)',
          fontSize: 'var(--text-12)',
        },
      },
    },
  },
});
