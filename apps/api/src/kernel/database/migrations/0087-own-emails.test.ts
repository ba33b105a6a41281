import path from 'node:path';
import { expect, test } from 'vitest';
import { readDump } from '../../../../test/landed/dump-folder.ts';
import { landedDatabase } from '../../../../test/landed/landed-server.ts';
import { readRows } from '../../../../test/landed/rows.ts';
import { migrate } from '../migrate.ts';

test('an e-mail that passed to another client is stored with its present owner only', async () => {
  const before = await readDump(path.join(import.meta.dirname, '../../../../test/landed/0080-one-machine'));
  const claims = (before.get('identity_claim') ?? []).filter(({ kind, held_until }) => kind === 'email' && !held_until);
  const [lost, other] = claims;
  if (!lost || !other) throw new Error('too few e-mails to tell anything');
  const loser = lost.client_id;
  Object.assign(lost, { client_id: other.client_id });
  const connectionString = await landedDatabase(before);
  await migrate(connectionString);
  const emails = (rows: typeof before) =>
    new Map((rows.get('client') ?? []).map((row) => [row.client_id, row.email_sealed]));
  const expected = emails(before).set(loser, null);
  expect(emails(await readRows(connectionString))).toEqual(expected);
});
