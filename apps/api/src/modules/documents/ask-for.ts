import { type AskableType, PAPER_TYPES, type UploadObjection } from '@lender/contract';
import type { ApplicationNeed } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { type ApplicationRecord, notifyMissing, reopenNeed } from '../applications/index.ts';
import { recordHistory } from '../history/index.ts';

interface AskedDocument {
  readonly document: AskableType;
  readonly objection: UploadObjection;
}

/** Step that the client has to finish again when a document is asked for. */
const NEED_OF_DOCUMENT: Readonly<Record<AskableType, ApplicationNeed>> = {
  id_front: 'idDocuments',
  id_back: 'idDocuments',
  selfie: 'idDocuments',
  bank_statement: 'bankStatement',
  payroll: 'payroll',
};

/**
 * Asks for documents, possibly again. Documents that were objected to are removed, so that the client cannot finish
 * with them again.
 */
export async function askFor(
  tx: Tx,
  {
    record,
    asked,
    by,
  }: { readonly record: ApplicationRecord; readonly asked: readonly AskedDocument[]; readonly by: string },
  services: Services,
): Promise<void> {
  const { client_id: clientId, id: applicationId } = record;
  const byNeed = Map.groupBy(asked, ({ document }) => NEED_OF_DOCUMENT[document]);
  for (const [need, pieces] of byNeed) {
    const objections = pieces.map(({ document, objection }) => ({ document, code: objection }));
    await reopenNeed(tx, { clientId, applicationId, need, objections }, services);
  }
  await notifyMissing(tx, { record, needs: [...byNeed.keys()] }, services);
  const types = asked.map(({ document }) => document);
  if (types.length > 0)
    await tx
      .updateTable('document')
      .set({ removed_at: services.clock.wall(), removal: 'objected' })
      .where('client_id', '=', clientId)
      .where('type', 'in', types)
      .where((eb) => eb.or([eb('type', 'not in', PAPER_TYPES), eb('application_id', '=', applicationId)]))
      .where('removed_at', 'is', null)
      .execute();
  await recordHistory(tx, services, {
    clientId,
    applicationId,
    actor: by,
    event: { name: 'document.asked_for', facts: { types } },
  });
}
