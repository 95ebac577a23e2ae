// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MORE_TEXTS } from '#app/texts/library.ts';
import { ShowMore } from './ShowMore.tsx';

/** The end of the list is in sight whenever it is looked for. */
class InSight {
  private readonly tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.tell = tell;
  }
  observe(): void {
    const [isIntersecting, none] = [true, new DOMRect()];
    const entry = { isIntersecting, intersectionRatio: 1, time: 0, rootBounds: null };
    const boxes = { boundingClientRect: none, intersectionRect: none };
    this.tell([{ ...entry, ...boxes, target: document.body }], new IntersectionObserver(() => {}));
  }
  disconnect(): void {}
}

const loadMore = vi.fn<() => void>();
const online = vi.fn<() => boolean>();

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', InSight);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(online);
  loadMore.mockReset();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const library = {
  keys: ['a', 'b'],
  isEmpty: false,
  hasMore: true,
  isLoadingMore: false,
  loadMoreFailed: false,
  loadMore,
  total: 1_000,
  rest: { hasMore: async () => true, load: async () => 'loaded' as const },
};

it('says at the end of what is on the device that the rest needs a network, and asks nobody', () => {
  online.mockReturnValue(false);
  render(<ShowMore library={{ ...library, loadMoreFailed: true }} />);
  expect(screen.getByRole('status').textContent).toBe(MORE_TEXTS.offline(2, 1_000));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: MORE_TEXTS.more })).toHaveProperty('disabled', true);
  expect(loadMore).not.toHaveBeenCalled();
});

it('goes on by itself when the network is back', () => {
  online.mockReturnValue(false);
  render(<ShowMore library={library} />);
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(loadMore).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('with a network says what has failed, and waits for a press', () => {
  online.mockReturnValue(true);
  render(<ShowMore library={{ ...library, loadMoreFailed: true }} />);
  expect(screen.getByRole('alert').textContent).toBe(MORE_TEXTS.failed);
  expect(loadMore).not.toHaveBeenCalled();
});
