import { createVault } from '@lender/api/kernel/crypto/vault';
import { detailsContext, NO_SEAL, type StoredAct, sealedText } from '@lender/api/modules/audit';
import type pg from 'pg';
import { COPIED_NULL, copied, copyRows } from './copy-rows.ts';
import type { Filling } from './filling.ts';
import { otherIds } from './life-pattern.ts';
import { UUID } from './read-lives.ts';
import { bytesText } from './recording-vault.ts';
import { withClient } from './with-client.ts';

type Row = StoredAct & { readonly seal: Buffer };

const BATCH = 20_000;
const COLUMNS = ['sequence', 'at', 'staff_id', 'role', 'kind', 'call', 'outcome', 'subject_id', 'request_id'] as const;

/**
 * Continues the audit: what staff did for each template client, they did for each copy of that client. One chain, in
 * order.
 */
export const writeAudit = (filling: Audited): Promise<void> =>
  withClient(filling.connectionString, (client) => goOn(client, filling));

type Audited = Omit<Filling, 'worker' | 'workers'>;

async function goOn(client: pg.Client, { lives, shared, recorded, keys, counts }: Audited): Promise<void> {
  const vault = createVault(keys);
  await client.query('set session_replication_role = replica');
  const { rows } = await client.query<Row>(
    'select audit_entry.*, sequence::float8 as sequence from audit_entry order by audit_entry.sequence',
  );
  const last = rows.at(-1);
  let [sequence, seal] = [last?.sequence ?? 0, last?.seal ?? NO_SEAL];
  let lines: string[] = [];
  let number = 0;
  for (const [at, { tables }] of lives.entries()) {
    const text = JSON.stringify(tables.map((table) => table.rows));
    const acts = rows.filter(({ subject_id }) => subject_id !== null && text.includes(subject_id));
    for (let nth = 0; nth < (counts[at] ?? 0); nth++, number++)
      for (const { details_sealed, seal: _, ...act } of acts) {
        sequence += 1;
        const ofAnother = (said: string): string =>
          said.replaceAll(UUID, (id) => (shared.has(id) ? id : otherIds(id)(number)));
        const plain = recorded.seals.get(bytesText(details_sealed))?.plain ?? '[]';
        const stored = {
          ...act,
          sequence,
          subject_id: act.subject_id && ofAnother(act.subject_id),
          details_sealed: vault.seal(ofAnother(plain), detailsContext(sequence)),
        };
        seal = vault.searchHash('audit', sealedText(stored, seal));
        const values = COLUMNS.map((column) => {
          const value = stored[column];
          return value === null ? COPIED_NULL : copied(value instanceof Date ? value.toISOString() : String(value));
        });
        lines.push(`${[...values, copied(bytesText(stored.details_sealed)), copied(bytesText(seal))].join('\t')}\n`);
        if (lines.length >= BATCH) await flush();
      }
  }
  await flush();

  async function flush(): Promise<void> {
    await copyRows(client, `audit_entry (${COLUMNS.join()}, details_sealed, seal)`, lines);
    lines = [];
  }
}
