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

test('a page that is looked at is read anew at each turn', () => {
  const { poll } = watched();
  vi.advanceTimersByTime(15_000);
  expect(poll).toHaveBeenCalledTimes(3);
});

test('not every page is read in the same moment', () => {
  const { poll } = watched({ chance: 0.99 });
  vi.advanceTimersByTime(5_400);
  expect(poll).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(poll).toHaveBeenCalledTimes(1);
});

test('a page out of sight rests, and is read at once when somebody comes back', () => {
  const { poll, show } = watched();
  show('hidden');
  vi.advanceTimersByTime(60_000);
  expect(poll).not.toHaveBeenCalled();
  show('visible');
  expect(poll).toHaveBeenCalledTimes(1);
});

test('without a network nothing is asked', () => {
  const { poll } = watched({ isOnline: false });
  vi.advanceTimersByTime(60_000);
  expect(poll).not.toHaveBeenCalled();
});

test('a page that was left asks no more', () => {
  const { poll, stop, show } = watched();
  stop();
  vi.advanceTimersByTime(60_000);
  show('visible');
  expect(poll).not.toHaveBeenCalled();
});
