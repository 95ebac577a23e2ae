// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepClear } from './keepClear.ts';

const WINDOW = { width: 390, height: 600 };
const TOAST_HEIGHT = 80;
/** Of the container, above its first toast and below its last. */
const END = 6;

let root: HTMLElement;
let stop: () => void;
/** Where the style sheet has toasts, if not at the foot. */
let corner: { readonly top: number; readonly height: number } | null;
/** Heights of the window between which buttons lie. */
let buttons: readonly Button[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('visualViewport', null);
  buttons = [];
  corner = null;
  document.body.innerHTML = '<div id="shelf"></div>';
  root = byId('shelf');
  document.elementFromPoint = (_x, y) => {
    if (root.style.visibility !== 'hidden') return root;
    const button = buttons.find(({ from, to }) => from <= y && y <= to);
    return button === undefined ? document.body : elementOf(button);
  };
  stop = keepClear(root);
});
afterEach(() => {
  stop();
  // The files of a worker share their document.
  document.body.innerHTML = '';
  Reflect.deleteProperty(document, 'elementFromPoint');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

interface Button {
  readonly from: number;
  readonly to: number;
  readonly isSlider?: true;
  readonly isPicture?: true;
  readonly isDisabled?: true;
  readonly isHeading?: true;
  /** No button: a word that nobody is to miss. */
  readonly isSaid?: true;
  /** The way home, which may lie below a toast. */
  readonly isHome?: true;
}
const elements = new Map<Button, HTMLElement>();

/** As wide as the window. */
function elementOf(button: Button): HTMLElement {
  const known = elements.get(button);
  if (known !== undefined) return known;
  const { from, to, isSlider, isPicture, isHeading } = button;
  const made = document.createElement(
    isSlider ? 'input' : isPicture ? 'img' : isHeading ? 'h1' : button.isSaid ? 'p' : 'button',
  );
  made.toggleAttribute('data-clear-of-toasts', button.isSaid === true);
  made.toggleAttribute('data-below-toasts', button.isHome === true);
  if (isSlider) made.setAttribute('type', 'range');
  if (button.isDisabled) made.setAttribute('disabled', '');
  made.getBoundingClientRect = () => new DOMRect(0, from, WINDOW.width, to - from);
  elements.set(button, made);
  return made;
}

function byId(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(id);
  return found;
}

/** A toast as notistack hangs it up, where the style sheet would have it. */
async function show(): Promise<HTMLElement> {
  const container = document.createElement('div');
  container.className = 'notistack-SnackbarContainer';
  const toast = document.createElement('div');
  toast.className = 'toast';
  container.append(toast);
  Object.defineProperty(toast, 'offsetHeight', { value: TOAST_HEIGHT });
  container.getBoundingClientRect = () =>
    new DOMRect(
      0,
      root.dataset['at'] === 'head'
        ? down()
        : (corner?.top ?? WINDOW.height - TOAST_HEIGHT - 2 * END),
      WINDOW.width,
      corner?.height ?? TOAST_HEIGHT + 2 * END,
    );
  root.append(container);
  await settle();
  return toast;
}

const down = () => Number.parseInt(root.style.getPropertyValue('--toast-down'), 10);

/** Of the toast itself, at the head. */
const topOf = () => down() + END;

const settle = () => vi.advanceTimersByTimeAsync(500);

async function scroll(): Promise<void> {
  document.dispatchEvent(new Event('scroll'));
  await settle();
}

it('stands at the foot where nothing is pressed', async () => {
  buttons = [{ from: 100, to: 150 }];
  await show();
  expect(root.dataset['at']).toBe('foot');
});

it('stands at the head where the foot has buttons', async () => {
  buttons = [{ from: 540, to: 590 }];
  await show();
  expect(root.dataset['at']).toBe('head');
});

it('stands on a list of pictures rather than on the word that there is no network', async () => {
  const banner = { from: 0, to: 100, isSaid: true } as const;
  const rows = [104, 230, 356, 482].map((from) => ({ from, to: from + 122 }));
  buttons = [banner, ...rows];
  await show();
  const top = root.dataset['at'] === 'head' ? topOf() : WINDOW.height - TOAST_HEIGHT;
  expect(top).toBeGreaterThan(banner.to);
});

it('covers a part of a wide slider rather than a button, and stands where it covers least, at the foot for equals', async () => {
  const close = { from: 0, to: 60 };
  const picture = { from: 64, to: 460 };
  const submit = { from: 520, to: 600 };
  buttons = [close, { ...picture, isSlider: true }, submit];
  await show();
  expect(root.dataset['at']).toBe('head');
  expect(down()).toBe(64);
  // Words are typed there.
  buttons = [{ from: 0, to: 20 }, picture, submit];
  await scroll();
  expect(down()).toBe(0);
  buttons = [{ from: 0, to: 600 }];
  root.innerHTML = '';
  await settle();
  expect(root.dataset['at']).toBeUndefined();
  await show();
  expect(root.dataset['at']).toBe('foot');
});

it('stands below the header of a dialog that has buttons at its foot, too', async () => {
  const header = { from: 0, to: 60 };
  buttons = [header, { from: 540, to: 590 }];
  await show();
  expect(root.dataset['at']).toBe('head');
  expect(down()).toBe(64);

  // The dialog closed: it stays where it covers nothing, and leaves that for the next.
  buttons = [];
  await scroll();
  expect(down()).toBe(64);
  buttons = [{ from: 64, to: 250 }];
  await scroll();
  expect(root.dataset['at']).toBe('foot');
});

it('leaves its place when a button comes to rest below it, not when one goes', async () => {
  await show();
  buttons = [{ from: 540, to: 590 }];
  await scroll();
  expect(root.dataset['at']).toBe('head');
  buttons = [];
  await scroll();
  expect(root.dataset['at']).toBe('head');
});

it('leaves its place to the buttons of a dialog that opens', async () => {
  await show();
  buttons = [{ from: 540, to: 590 }];
  document.body.append(document.createElement('div'));
  await settle();
  expect(root.dataset['at']).toBe('head');
});

it('leaves its place to the buttons of a result that come after it, though nothing grows', async () => {
  const panel = document.createElement('div');
  document.body.append(panel);
  await show();
  expect(root.dataset['at']).toBe('foot');
  buttons = [{ from: 500, to: 600 }];
  panel.append(document.createElement('button'));
  await vi.advanceTimersByTimeAsync(500);
  expect(root.dataset['at']).toBe('head');
});

it('lies over a button that nobody can press, until it can be pressed', async () => {
  const save: Button = { from: 540, to: 590, isDisabled: true };
  buttons = [{ from: 0, to: 60 }, save];
  document.body.append(elementOf(save));
  await show();
  expect(root.dataset['at']).toBe('foot');
  elementOf(save).removeAttribute('disabled');
  await settle();
  expect(root.dataset['at']).toBe('head');
});

it('stays below the finger', async () => {
  const toast = await show();
  toast.tabIndex = 0;
  toast.focus();
  buttons = [{ from: 540, to: 590 }];
  await scroll();
  expect(root.dataset['at']).toBe('foot');
});

it.each([
  { hover: true, stays: 'foot' },
  { hover: false, stays: 'head' },
])('is held by a pointer only where pointers hover: $hover', async ({ hover, stays }) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(hover: hover)' && hover,
  }));
  const toast = await show();
  const container = toast.parentElement;
  if (container === null) throw new Error('no container');
  vi.spyOn(container, 'matches').mockImplementation((selector) => selector === ':hover');
  buttons = [{ from: 540, to: 590 }];
  await scroll();
  expect(root.dataset['at']).toBe(stays);
});

it('stands above an on-screen keyboard', async () => {
  const seen = Object.assign(new EventTarget(), { offsetTop: 40, height: 300 });
  vi.stubGlobal('visualViewport', seen);
  vi.stubGlobal('innerHeight', WINDOW.height);
  stop();
  stop = keepClear(root);
  await show();
  expect(root.style.getPropertyValue('--toast-keys')).toBe('260px');
  expect(root.style.getPropertyValue('--toast-top')).toBe('40px');
  seen.height = 560;
  seen.dispatchEvent(new Event('resize'));
  await settle();
  expect(root.style.getPropertyValue('--toast-keys')).toBe('0px');
});

it('stands in a corner that begins above the middle without growing out of it', async () => {
  buttons = [{ from: 0, to: 40 }];
  corner = { top: 100, height: 60 };
  await show();
  expect(root.dataset['at']).toBe('foot');
  buttons = [{ from: 100, to: 140 }];
  await scroll();
  expect(root.dataset['at']).toBe('head');
});

it('on a phone stands between the buttons where a page has them at both ends', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('innerHeight', WINDOW.height);
  buttons = [
    { from: 0, to: 300 },
    { from: 420, to: 600 },
  ];
  await show();
  expect(root.dataset['at']).toBe('head');
  expect([topOf() > 300, topOf() + TOAST_HEIGHT < 420]).toEqual([true, true]);
});

it('on a phone covers less of a picture, but no button for it', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('innerHeight', WINDOW.height);
  buttons = [
    { from: 0, to: 40 },
    { from: 41, to: 260, isPicture: true },
    { from: 500, to: 600 },
  ];
  await show();
  expect([topOf() > 260, topOf() + TOAST_HEIGHT < 500]).toEqual([true, true]);
  buttons = [
    { from: 0, to: 60 },
    { from: 61, to: 460, isPicture: true },
    { from: 461, to: 600 },
  ];
  root.innerHTML = '';
  await settle();
  await show();
  expect([topOf() > 60, topOf() + TOAST_HEIGHT <= 460]).toEqual([true, true]);
});

it('on a phone moves out of a field that it only reaches into, where no place is free', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('innerHeight', WINDOW.height);
  const banner: Button = { from: 0, to: 60 };
  const search: Button = { from: 142, to: 300 };
  buttons = [banner, search, { from: 301, to: 600 }];
  await show();
  expect(root.dataset['at']).toBe('head');
  expect(topOf() + TOAST_HEIGHT).toBeLessThan(search.from);
});

it('covers the way home rather than a heading, where the foot has buttons', async () => {
  buttons = [
    { from: 0, to: 60, isHome: true },
    { from: 100, to: 160, isHeading: true },
    { from: 161, to: 600 },
  ];
  await show();
  expect(root.dataset['at']).toBe('head');
  expect(down()).toBe(0);
});

it('covers no heading, whatever the window, where another place has nothing', async () => {
  buttons = [{ from: 540, to: 590, isHeading: true }];
  await show();
  expect(root.dataset['at']).toBe('head');
});
