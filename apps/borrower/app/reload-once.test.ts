import { expect, test, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

test('a page whose chunk is gone is loaded again, and not a second time', () => {
  const location = { hash: '', reload: vi.fn() };
  reloadOnce(location);
  reloadOnce(location);
  expect(location.reload).toHaveBeenCalledTimes(1);
});
