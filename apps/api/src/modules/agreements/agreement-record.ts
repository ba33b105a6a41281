import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Tx } from '../../kernel/database/database.ts';
import type { Database } from '../../kernel/database/schema.ts';
import type { Services } from '../../services.ts';
import type { ApplicationRecord } from '../applications/index.ts';
import { type AgreementContents, agreementContents } from './agreement-contents.ts';

export type AgreementRecord = Selectable<Database['agreement']>;

/**
 * Hashes every word and figure that the text depends on, including the wording's own hash and registration: the same
 * agreement has the same fingerprint. Agreements from before wording had versions have one without it.
 */
export const fingerprintOfContents = (contents: AgreementContents): string =>
  createHash('sha256').update(JSON.stringify(contents)).digest('hex');

export interface DraftAgreement {
  readonly record: AgreementRecord;
  readonly contents: AgreementContents;
}

/**
 * Returns the agreement of now. A draft is kept for every different text, so that a signature belongs to exactly the
 * text that was shown: when a day passes or an amount changes, there is a new draft and the old one can no longer be
 * signed.
 */
export async function draftAgreement(
  tx: Tx,
  record: ApplicationRecord,
  services: Pick<Services, 'clock' | 'newId' | 'vault'>,
): Promise<DraftAgreement | undefined> {
  const contents = await agreementContents(tx, record, services);
  if (!contents) return undefined;
  const { now, today } = await services.clock.business(tx);
  const fingerprint = fingerprintOfContents(contents);
  await setSignedAside(tx, record, services);
  await tx
    .insertInto('agreement')
    .values({
      client_id: record.client_id,
      id: services.newId(),
      application_id: record.id,
      offer: JSON.stringify(contents.offer),
      fingerprint,
      agreement_version: contents.wording.agreement.version,
      cover_version: contents.wording.cover.version,
      drafted_on: today,
      evidence: null,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['client_id', 'application_id', 'fingerprint']).where('superseded_at', 'is', null).doNothing(),
    )
    .execute();
  const draft = await tx
    .selectFrom('agreement')
    .selectAll()
    .where('client_id', '=', record.client_id)
    .where('application_id', '=', record.id)
    .where('fingerprint', '=', fingerprint)
    .where('superseded_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { record: draft, contents };
}

/**
 * Sets aside the earlier signature of an application that waits for a new one: it stays as it is, and counts no more.
 */
export async function setSignedAside(
  tx: Tx,
  { client_id, id }: Pick<ApplicationRecord, 'client_id' | 'id'>,
  { clock }: Pick<Services, 'clock'>,
): Promise<void> {
  const { now } = await clock.business(tx);
  await tx
    .updateTable('agreement')
    .set({ superseded_at: now })
    .where('client_id', '=', client_id)
    .where('application_id', '=', id)
    .where('signed_at', 'is not', null)
    .where('superseded_at', 'is', null)
    .execute();
}
