import { expect, test, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

test('a page whose chunk is gone is loaded again, and not a second time', () => {
  const location = { hash: '', reload: vi.fn() };
  reloadOnce(location, { onLine: true });
  reloadOnce(location, { onLine: true });
  expect(location.reload).toHaveBeenCalledTimes(1);
});

test('a page without a network stays as it is', () => {
  const location = { hash: '', reload: vi.fn() };
  reloadOnce(location, { onLine: false });
  expect(location.reload).not.toHaveBeenCalled();
  expect(location.hash).toBe('');
});
