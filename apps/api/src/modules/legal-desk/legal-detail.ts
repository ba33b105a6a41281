import type { getLegalText, LegalKind, Reply } from '@lender/contract';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { toVersionRows } from '../drafts/index.ts';
import { BLOCKS, FIELDS, fieldsOf, textOfVersion } from '../legal-texts/index.ts';
import { compareLines } from './compare-lines.policy.ts';
import { readLegalRows, versionRecords } from './legal-rows.ts';

type Detail = Reply<typeof getLegalText>;

interface Wanted {
  readonly kind: LegalKind;
  readonly version: number | undefined;
  readonly against: number | undefined;
}

/** Reads a text with all its versions; undefined when the version does not exist. */
export async function readLegalDetail(
  tx: Tx,
  { kind, version, against }: Wanted,
  services: Pick<Services, 'clock'>,
): Promise<Detail | undefined> {
  const [row] = await readLegalRows(tx, services, kind);
  if (!row) return undefined;
  const shown = await textOfVersion(tx, { kind, version: version ?? row.version });
  const before = against === undefined ? undefined : await textOfVersion(tx, { kind, version: against });
  if (!shown || (against !== undefined && !before)) return undefined;
  const records = await versionRecords(tx, kind);
  const counts = await acceptedOf(tx, kind);
  const required: readonly string[] = FIELDS[kind].required;
  const blocks: readonly string[] = BLOCKS;
  return {
    ...row,
    shown: { version: shown.version, text: shown.text, sha256: shown.sha256, registration: shown.registration },
    changes: before ? compareLines(before.text, shown.text) : null,
    fields: fieldsOf(kind).map((name) => ({
      name,
      isRequired: required.includes(name),
      isBlock: blocks.includes(name),
    })),
    versions: toVersionRows(records, row.version).map((each, at) => ({
      ...each,
      sha256: records[at]?.sha256 ?? '',
      registration: records[at]?.registration ?? null,
      accepted: counts.get(each.version) ?? 0,
    })),
    acceptedBefore: counts.get(null) ?? 0,
  };
}

/** Counts the acceptances of each version. */
async function acceptedOf(tx: Tx, kind: LegalKind): Promise<ReadonlyMap<number | null, number>> {
  const rows = await tx
    .selectFrom('acceptance')
    .select('version')
    .select(({ fn }) => fn.countAll<number>().as('accepted'))
    .where('kind', '=', kind)
    .groupBy('version')
    .execute();
  return new Map(rows.map(({ version, accepted }) => [version, Number(accepted)]));
}
