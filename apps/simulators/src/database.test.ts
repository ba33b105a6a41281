import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './database.ts';
import { createChargeStore } from './openpay/stores/charge-store.ts';
import { SCHEMA_VERSIONS } from './schema.data.ts';

test('state that an older version kept is there after the upgrade, and a second opening changes nothing', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'simulators-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'world.sqlite');
  const older = new DatabaseSync(file);
  older.exec(SCHEMA_VERSIONS[0] ?? '');
  older.exec(`insert into charge (id, merchant_id, reference, barcode_url, asked_centavos, amount_centavos, description,
    status, created_at, operated_at) values ('tr1', 'm', '1010101000000001', 'u', 100, 100, 'x', 'in_progress', 'a', 'a')`);
  older.close();
  for (let opening = 0; opening < 2; opening++) {
    const database = openDatabase(file);
    expect(createChargeStore(database).findById('tr1')).toMatchObject({ method: 'store', refundedCentavos: 0 });
    database.close();
  }
});
