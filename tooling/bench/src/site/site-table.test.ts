import { expect, test } from 'vitest';
import type { Look } from './measure-site.ts';
import { siteTable } from './site-table.ts';

const look = (fcpMs: number, more: Partial<Look> = {}): Look => ({
  fcpMs,
  lcpMs: fcpMs,
  blockedMs: 0,
  slowestInputMs: 0,
  changedMs: null,
  hydratedMs: null,
  requests: 1,
  scriptBytes: 0,
  ...more,
});

test('a page is shown beside the first, by medians, with the least and the most that was measured', () => {
  const bare = [look(1_000), look(900), look(1_100)];
  const page = [look(1_200, { changedMs: 1_700 }), look(1_100, { changedMs: 1_500 }), look(1_500)];
  const [, , first, second] = siteTable({ bare, page }).split('\n');
  expect(first).toMatch(/^\| bare +\| 1\.00 +\| 1000 \(900–1100\)/);
  expect(second).toMatch(/^\| page +\| 1\.20 +\| 1200 \(1100–1500\)/);
  // After the first paint; a load in which nothing followed does not count.
  expect(second).toContain('| 500 (400–500)');
});
