/** Everything that a keyboard can do besides Tab and Enter, by where it works. */
export const SHORTCUT_TEXTS = {
  title: 'Keyboard',
  close: 'Close',
  off: 'Keys of a single character can be turned off in Settings.',
  groups: [
    {
      name: 'Everywhere',
      keys: [
        { press: ['?'], does: 'Show these keys' },
        { press: ['Esc'], does: 'Close, clear or cancel' },
      ],
    },
    {
      name: 'Making pictures',
      keys: [{ press: ['Ctrl or Cmd', 'Enter'], does: 'Generate' }],
    },
    {
      name: 'Library',
      keys: [
        { press: ['/'], does: 'Search' },
        { press: ['Arrows'], does: 'From picture to picture' },
        { press: ['Home', 'End'], does: 'To the newest, to the oldest' },
        { press: ['Page Up', 'Page Down'], does: 'A screen up or down' },
        { press: ['Ctrl or Cmd', 'A'], does: 'Select all' },
        { press: ['Shift', 'click'], does: 'Select a range' },
        { press: ['F'], does: 'Favourite' },
        { press: ['Delete'], does: 'Move to trash' },
      ],
    },
    {
      name: 'A picture’s details',
      keys: [{ press: ['Left', 'Right'], does: 'Previous, next picture' }],
    },
  ],
} as const;

/** In Settings. */
export const KEYS_TEXTS = {
  title: 'Keyboard',
  label: 'Keys of a single character',
  note: '? shows all keys, / searches the library, F marks an open picture as a favourite. Turn them off if you speak to your computer or press them by mistake.',
} as const;
