import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Tx } from '../../kernel/database/database.ts';
import type { Database } from '../../kernel/database/schema.ts';
import type { Services } from '../../services.ts';
import type { ApplicationRecord } from '../applications/index.ts';
import { type AgreementContents, agreementContents } from './agreement-contents.ts';

export type AgreementRecord = Selectable<Database['agreement']>;

/** A hash of every word and figure that the text depends on: the same agreement has the same fingerprint. */
export const fingerprintOfContents = (contents: AgreementContents): string =>
  createHash('sha256').update(JSON.stringify(contents)).digest('hex');

export interface DraftAgreement {
  readonly record: AgreementRecord;
  readonly contents: AgreementContents;
}

/**
 * The agreement as it stands now. A draft is kept for every different text, so that a signature belongs to exactly the
 * text that was shown: when a day passes or an amount changes, there is a new draft and the old one is signed no more.
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
  await tx
    .insertInto('agreement')
    .values({
      client_id: record.client_id,
      id: services.newId(),
      application_id: record.id,
      offer: JSON.stringify(contents.offer),
      fingerprint,
      drafted_on: today,
      evidence: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['client_id', 'application_id', 'fingerprint']).doNothing())
    .execute();
  const draft = await tx
    .selectFrom('agreement')
    .selectAll()
    .where('client_id', '=', record.client_id)
    .where('application_id', '=', record.id)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirstOrThrow();
  return { record: draft, contents };
}
