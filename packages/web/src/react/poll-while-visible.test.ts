import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pollWhileVisible } from './poll-while-visible.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function watched({ isOnline = true, chance = 0 }: { readonly isOnline?: boolean; readonly chance?: number } = {}) {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const poll = vi.fn();
  const stop = pollWhileVisible({ poll, everyMs: 5_000, page, isOnline: () => isOnline, random: () => chance });
  const show = (state: DocumentVisibilityState) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { poll, stop, show };
}

test('a visible page is read again at each turn', () => {
  const { poll } = watched();
  vi.advanceTimersByTime(15_000);
  expect(poll).toHaveBeenCalledTimes(3);
});

test('pages are not all read at the same moment', () => {
  const { poll } = watched({ chance: 0.99 });
  vi.advanceTimersByTime(5_400);
  expect(poll).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(poll).toHaveBeenCalledTimes(1);
});

test('a hidden page is not read, and is read at once when the visitor comes back', () => {
  const { poll, show } = watched();
  show('hidden');
  vi.advanceTimersByTime(60_000);
  expect(poll).not.toHaveBeenCalled();
  show('visible');
  expect(poll).toHaveBeenCalledTimes(1);
});

test('a page without a network asks for nothing', () => {
  const { poll } = watched({ isOnline: false });
  vi.advanceTimersByTime(60_000);
  expect(poll).not.toHaveBeenCalled();
});

test('a page that the visitor left asks for nothing more', () => {
  const { poll, stop, show } = watched();
  stop();
  vi.advanceTimersByTime(60_000);
  show('visible');
  expect(poll).not.toHaveBeenCalled();
});
