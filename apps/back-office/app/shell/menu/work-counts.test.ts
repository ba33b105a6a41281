import { WORK_KINDS, WORK_PERMISSIONS } from '@lender/contract';
import { mayRole, STAFF_ROLES } from '@lender/lending';
import { expect, test } from 'vitest';
import { SCREENS, type Screen } from '../../screens.ts';
import { WORK_PAGES, workCounts } from './work-counts.ts';

test.each(STAFF_ROLES)('each kind of work of the %s is done on a page that the role may read', (role) => {
  const own = WORK_KINDS.filter((kind) => WORK_PERMISSIONS[kind].every((permission) => mayRole(role, permission)));
  const pages: readonly Screen[] = own.map((kind) => SCREENS[WORK_PAGES[kind]]);
  for (const { menuHref, permission } of pages) {
    expect(menuHref).toBeDefined();
    expect(mayRole(role, permission)).toBe(true);
  }
});

test('work of several kinds on one page is added up, and a page on which nothing waits is left out', () => {
  const line = { waiting: 2, overdue: 1, next: null };
  expect(
    workCounts([
      { ...line, kind: 'own_cases' },
      { ...line, kind: 'free_cases' },
      { ...line, kind: 'alerts', waiting: 0, overdue: 0 },
    ]),
  ).toEqual({ queue: { waiting: 4, overdue: 2 } });
});
