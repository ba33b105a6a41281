import { expect, test, vi } from 'vitest';
import { wakeSheets } from './whole-sheets.ts';

interface TestLink {
  media: string;
  readonly sheet: object | null;
  onload: (() => void) | null;
  onerror: (() => void) | null;
}

const linkTo = (sheet: object | null): TestLink => ({ media: 'print', sheet, onload: null, onerror: null });

const pageWith = (readyState: DocumentReadyState, ...links: readonly TestLink[]) => ({
  readyState,
  querySelectorAll: () => links,
});

test('a sheet that is loaded paints the page at once', async () => {
  const link = linkTo({});
  await wakeSheets(pageWith('loading', link));
  expect(link.media).toBe('all');
});

test.each(['onload', 'onerror'] as const)('a sheet that is on its way is waited for until %s', async (settles) => {
  const [slow, there] = [linkTo(null), linkTo({})];
  const isAwake = vi.fn();
  const waking = wakeSheets(pageWith('interactive', slow, there)).then(isAwake);
  await Promise.resolve();
  expect(isAwake).not.toHaveBeenCalled();
  slow[settles]?.();
  await waking;
  expect([slow.media, there.media]).toEqual(['all', 'all']);
});

test('a sheet that did not arrive before the page was complete is not waited for', async () => {
  await expect(wakeSheets(pageWith('complete', linkTo(null)))).resolves.toBeUndefined();
});
