import type { LegalKind, listLegalTexts, Reply } from '@lender/contract';
import { LEGAL_KINDS } from '@lender/contract';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { staffName } from '../access/index.ts';
import { findOpenRequest } from '../approvals/index.ts';
import { scheduledOf } from '../drafts/index.ts';
import { type LegalText, liveText, textOfVersion } from '../legal-texts/index.ts';

type Row = Reply<typeof listLegalTexts>[number];

/** Returns the subject of a request to publish. */
export const legalSubject = (kind: LegalKind): string => `legal_text ${kind}`;

/** Reads every legal text, or one, with its version in force. */
export async function readLegalRows(
  tx: Tx,
  services: Pick<Services, 'clock'>,
  only?: LegalKind,
): Promise<readonly Row[]> {
  const counts = await tx
    .selectFrom('acceptance')
    .select(['kind', 'version'])
    .select(({ fn }) => fn.countAll<number>().as('accepted'))
    .where('version', 'is not', null)
    .groupBy(['kind', 'version'])
    .execute();
  const rows: Row[] = [];
  for (const kind of only ? [only] : LEGAL_KINDS) {
    const live = await liveText(tx, kind, services);
    const records = await versionRecords(tx, kind);
    const liveFrom = records.find(({ version }) => version === live.version)?.live_from;
    const counted = counts.find((each) => each.kind === kind && each.version === live.version);
    rows.push({
      ...{ kind, version: live.version, sha256: live.sha256, registration: live.registration },
      liveFrom: (liveFrom ?? new Date(0)).toISOString(),
      accepted: Number(counted?.accepted ?? 0),
      next: scheduledOf(records, live.version)[0] ?? null,
      isAsked: (await findOpenRequest(tx, { kind: 'legal.publish', subject: legalSubject(kind) })) !== undefined,
    });
  }
  return rows;
}

/** Selects every version with the names of its authors, the newest first. */
export const versionRecords = (tx: Tx, kind: LegalKind) =>
  tx
    .selectFrom('legal_text')
    .select(['version', 'sha256', 'registration', 'live_from', 'reason'])
    .select((eb) => [
      staffName(eb.ref('legal_text.made_by')).as('maker_name'),
      staffName(eb.ref('legal_text.approved_by')).as('checker_name'),
    ])
    .where('legal_text.kind', '=', kind)
    .orderBy('version', 'desc')
    .execute();

/** Reads the newest version, whether or not it is in force yet. */
export async function newestText(tx: Tx, kind: LegalKind): Promise<LegalText> {
  const { version } = await tx
    .selectFrom('legal_text')
    .select('version')
    .where('kind', '=', kind)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const text = await textOfVersion(tx, { kind, version });
  if (!text) throw new Error(`there is no version ${version} of ${kind}`);
  return text;
}
