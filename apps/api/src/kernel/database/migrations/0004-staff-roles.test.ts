import path from 'node:path';
import { expect, test } from 'vitest';
import { readDump } from '../../../../test/landed/dump-folder.ts';
import { landedDatabase } from '../../../../test/landed/landed-server.ts';
import { readRows } from '../../../../test/landed/rows.ts';
import { migrate } from '../migrate.ts';

test('every user without limits becomes a supervisor, whatever role was stored', async () => {
  const before = await readDump(path.join(import.meta.dirname, '../../../../test/landed/0003-every-call'));
  const connectionString = await landedDatabase(before);
  await migrate(connectionString);
  const roles = (rows: typeof before) => (rows.get('staff_user') ?? []).map(({ role }) => role);
  expect(roles(before)).toContain('verifier');
  expect(new Set(roles(await readRows(connectionString)))).toEqual(new Set(['supervisor']));
});
