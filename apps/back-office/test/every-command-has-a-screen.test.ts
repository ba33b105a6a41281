import type { Endpoint } from '@lender/contract';
import { ENDPOINTS } from '@lender/contract/endpoints';
import { PERMISSIONS } from '@lender/lending';
import { expect, test } from 'vitest';

type StaffEndpoint = Extract<Endpoint, { access: 'staff' }>;

/** Commands of the staff that no page of this site offers, with the reason. */
const WITHOUT_A_SCREEN: Readonly<Record<string, string>> = {
  createAffiliateLead: 'partners send leads from their own systems',
  createBackOfficeClient: 'a counter registers people from its own system',
  logoutUser: 'signing out goes through the session of `@lender/web`',
};

const sources = Object.entries(
  import.meta.glob<string>('../app/**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' }),
).filter(([file]) => !file.includes('.test.'));
const isUsed = (name: string): boolean => {
  const imported = new RegExp(`import [^;]*\\b${name}\\b[^;]*from '@lender/contract'`);
  return sources.some(([, source]) => imported.test(source));
};

const declared: readonly Endpoint[] = Object.values(ENDPOINTS);
const ofStaff = declared.filter((endpoint): endpoint is StaffEndpoint => endpoint.access === 'staff');
const commands = ofStaff.filter(({ method }) => method !== 'GET');

test('every command of staff is offered by a page, or is listed as having none, with the reason', () => {
  const absent = commands.map(({ name }) => name).filter((name) => !isUsed(name));
  expect(absent.filter((name) => WITHOUT_A_SCREEN[name] === undefined)).toEqual([]);
});

test('every command that is listed as having no page exists and has none', () => {
  const names = commands.map(({ name }) => name);
  const excused = Object.keys(WITHOUT_A_SCREEN);
  expect(excused.filter((name) => isUsed(name) || !names.includes(name))).toEqual([]);
});

test('every call that a page makes for staff has a permission that a role may have', () => {
  const used = ofStaff.filter(({ name }) => isUsed(name));
  expect(used.length).toBeGreaterThan(20);
  for (const { permission } of used) expect(PERMISSIONS).toContain(permission);
});
