import path from 'node:path';
import { expect, test } from 'vitest';
import { readDump } from '../../../../test/landed/dump-folder.ts';
import { landedDatabase } from '../../../../test/landed/landed-server.ts';
import { type Row, type Rows, readRows } from '../../../../test/landed/rows.ts';
import { migrate } from '../migrate.ts';

/** The lender's first product was sold from then on, days before anybody signed. */
const INSTALLED = '2026-08-23T18:00:00+00:00';
const dump = () => readDump(path.join(import.meta.dirname, '../../../../test/landed/0080-one-machine'));

/** Reads the moments since which texts are in force, once the rows are migrated. */
async function liveFrom(before: Rows) {
  const connectionString = await landedDatabase(before);
  await migrate(connectionString);
  const texts = (await readRows(connectionString)).get('legal_text') ?? [];
  return texts.map(({ version, live_from }) => [version, Date.parse(String(live_from))]);
}

test('texts that came with the program are in force since the lender exists, and those that people published since their own day', async () => {
  const before = await dump();
  const texts = before.get('legal_text') ?? [];
  const [first] = texts;
  const [maker, checker] = before.get('staff_user') ?? [];
  if (!first || !maker || !checker) throw new Error('too few rows to tell anything');
  const people = { made_by: maker.id, approved_by: checker.id, reason: 'Otro plazo' };
  const second: Row = { ...first, ...people, version: 2, live_from: '2026-11-10T06:00:00+00:00' };
  const withSecond = new Map([...before, ['legal_text', [...texts, second]]]);
  expect(new Set((await liveFrom(withSecond)).map(String))).toEqual(
    new Set(
      [
        [1, Date.parse(INSTALLED)],
        [2, Date.parse('2026-11-10T06:00:00Z')],
      ].map(String),
    ),
  );
});

test('a signature from before the first product is not older than its text', async () => {
  const before = await dump();
  const [accepted] = before.get('acceptance') ?? [];
  if (!accepted) throw new Error('nobody accepted anything');
  Object.assign(accepted, { accepted_at: '2026-08-20T18:00:00+00:00' });
  expect(new Set((await liveFrom(before)).map(([, at]) => at))).toEqual(new Set([Date.parse('2026-08-20T18:00:00Z')]));
});
