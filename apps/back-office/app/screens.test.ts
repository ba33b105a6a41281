import { globSync } from 'node:fs';
import path from 'node:path';
import { mayRole, PERMISSIONS, ROLE_PERMISSIONS, STAFF_ROLES } from '@lender/lending';
import { expect, test } from 'vitest';
import { SCREENS, type Screen, screenPath } from './screens.ts';
import { HOME, menuItemOf, menuItems, menuSections } from './shell/menu-items.ts';

const screens = Object.values<Screen>(SCREENS);

/** Routes that are not pages for staff: signing in and out, the frame, and pages not found. */
const OTHERS = [
  'invitation.tsx',
  'borrower-site.ts',
  'home.ts',
  'menu.ts',
  'not-found.ts',
  'second-step.tsx',
  'session.ts',
  'set-up.tsx',
  'sign-in.tsx',
  'sign-out.ts',
  'staff.tsx',
];

test('every route module is in the table of screens, and every row of the table has its module', () => {
  const files = globSync('*', { cwd: path.join(import.meta.dirname, 'routes') });
  const named = screens.map(({ file }) => path.basename(file));
  expect(files.toSorted()).toEqual([...named, ...OTHERS].toSorted());
});

test.each(STAFF_ROLES)('the menu of the %s has the pages that the role may read, and no other', (role) => {
  const permissions = screens.map(({ permission }) => permission).filter((permission) => mayRole(role, permission));
  const expected = screens.filter(({ menuHref, permission }) => menuHref !== undefined && mayRole(role, permission));
  expect(menuItems(permissions).map(({ href }) => href)).toEqual(expected.map(({ menuHref }) => menuHref));
});

test('no shortcut key leads to two pages, and every page of the menu has a key', () => {
  const ofMenu = screens.filter(({ menuHref }) => menuHref !== undefined);
  const letters = ofMenu.map(({ goKey }) => goKey);
  expect(letters.every((letter) => letter !== undefined && /^[a-z\d]$/.test(letter))).toBe(true);
  expect(new Set(letters).size).toBe(ofMenu.length);
});

test.each(STAFF_ROLES)('the work of the %s begins on a page of its own menu', (role) => {
  expect(menuItems(ROLE_PERMISSIONS[role]).map(({ href }) => href)).toContain(HOME);
});

test.each(STAFF_ROLES)('the groups of the menu of the %s hold each of its pages once', (role) => {
  const items = menuItems(ROLE_PERMISSIONS[role]);
  const grouped = menuSections(items).flatMap((section) => section.items);
  expect(grouped.toSorted((one, other) => items.indexOf(one) - items.indexOf(other))).toEqual(items);
});

test('every page of the menu has a group', () => {
  const ofMenu = screens.filter(({ menuHref }) => menuHref !== undefined);
  expect(ofMenu.filter(({ menuGroup }) => menuGroup === undefined)).toEqual([]);
});

test('a page below one of the menu belongs to its item, and a case to the queues', () => {
  const items = menuItems(PERMISSIONS);
  const labelOf = (path: string) => menuItemOf(items, path)?.label;
  expect(labelOf('/conciliacion/banco/7')).toBe('Conciliación');
  expect(labelOf('/solicitudes/7')).toBe('Colas');
  expect(labelOf('/acceso')).toBeUndefined();
});

test('the addresses of pages are made from the table of screens', () => {
  expect(screenPath('caseDocument', { id: 'a b', documentId: '7' })).toBe('/solicitudes/a%20b/documentos/7');
  expect(screenPath('queue', { queue: 'all' })).toBe('/colas/all');
});
