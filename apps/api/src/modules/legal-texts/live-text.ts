import { mexicoDate } from '@lender/calculator';
import type { LegalKind } from '@lender/contract';
import type { Selectable } from 'kysely';
import type { Tx } from '../../kernel/database/database.ts';
import { prepared } from '../../kernel/database/prepared.ts';
import type { Database } from '../../kernel/database/schema.ts';
import type { Services } from '../../services.ts';
import type { LegalText } from './wording/legal-text.ts';

const COLUMNS = ['kind', 'version', 'body', 'sha256', 'registration', 'live_from'] as const;

const liveTexts = prepared((db, kind: LegalKind, now: Date) =>
  db
    .selectFrom('legal_text')
    .select(COLUMNS)
    .where('kind', '=', kind)
    .where('live_from', '<=', now)
    .orderBy('version', 'desc')
    .limit(1),
);

/** Reads the text that is in force now: of the versions that have begun, the highest. */
export async function liveText(tx: Tx, kind: LegalKind, { clock }: Pick<Services, 'clock'>): Promise<LegalText> {
  const { now } = await clock.business(tx);
  const [row] = await liveTexts(tx, kind, now);
  if (!row) throw new Error(`there is no legal text ${kind}`);
  return toLegalText(row);
}

/** Reads one version of a text, in force or not; undefined when it does not exist. */
export async function textOfVersion(
  tx: Tx,
  { kind, version }: { readonly kind: LegalKind; readonly version: number },
): Promise<LegalText | undefined> {
  const row = await tx
    .selectFrom('legal_text')
    .select(COLUMNS)
    .where('kind', '=', kind)
    .where('version', '=', version)
    .executeTakeFirst();
  return row && toLegalText(row);
}

const toLegalText = (row: Pick<Selectable<Database['legal_text']>, (typeof COLUMNS)[number]>): LegalText => ({
  kind: row.kind,
  version: row.version,
  text: row.body,
  sha256: row.sha256,
  registration: row.registration,
  since: mexicoDate(row.live_from.getTime()),
});
