// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { sendWithPage } from './sendWithPage.ts';

let end = () => {};
afterEach(() => end());

function setUp() {
  const did: string[] = [];
  end = sendWithPage({
    hurry: async () => void did.push('all at once'),
    sendLeft: async () => void did.push('what is left'),
  });
  return did;
}

function turn(to: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(to);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('sends what was done here before the page may be closed', () => {
  const did = setUp();
  turn('hidden');
  expect(did).toEqual(['all at once']);
});

it('sends what a closed tab has left, when somebody comes back to this one or the network does', () => {
  const did = setUp();
  turn('visible');
  window.dispatchEvent(new Event('online'));
  expect(did).toEqual(['what is left', 'what is left']);
});

it('listens to nothing once it was ended', () => {
  const did = setUp();
  end();
  turn('hidden');
  turn('visible');
  window.dispatchEvent(new Event('online'));
  expect(did).toEqual([]);
});
