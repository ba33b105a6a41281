import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { STAFF_ROLES } from '@lender/lending';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureKeys } from './keys.ts';
import { lastingSettings } from './settings.ts';
import { startScreen } from './start-screen.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'start-screen-test-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('the start screen says how to sign in as each role of the staff', () => {
  const keys = ensureKeys(path.join(folder, 'keys.json'));
  const record = { pid: 1, addresses: {}, pids: {} };
  const screen = startScreen({ record, settings: lastingSettings(folder, {}), keys, databaseDirectory: undefined });
  for (const role of STAFF_ROLES)
    expect(screen).toContain(`${role}@demo.quincena.mx / ${keys.demoStaffPasswords[role]}`);
  expect(screen).toContain(`operadora@quincena.mx / ${keys.demoOperatorPassword}`);
});
