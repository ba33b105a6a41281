import { approveCase, getCase, getCaseDocument, rejectCase } from '@lender/contract';
import { APPLICATION_STATUS, type ApplicationStatus } from '@lender/lending';
import { lockClient } from '../../clients/lock-client.ts';
import type { Tx } from '../../database/database.ts';
import { currentDocuments, readShown } from '../../documents/client-documents.ts';
import { logEvent } from '../../events/log-event.ts';
import { implement } from '../../http/implement.ts';
import { done, refuse } from '../../http/refuse.ts';
import type { ApplicationRecord } from '../../lifecycle/application-record.ts';
import { moveApplication } from '../../lifecycle/move-application.ts';
import type { Services } from '../../services.ts';
import { findCase, readCase } from './read-case.ts';

export const getCaseHandler = implement(getCase, async ({ params }, { tx, services }) => {
  const record = await findCase(tx, params.id);
  return record ? done(await readCase(tx, record, services)) : refuse('not_found');
});

/** The bytes of a photo or a PDF. Who looked is part of the client's history. */
export const getCaseDocumentHandler = implement(
  getCaseDocument,
  async ({ params }, { caller, tx, services, setHeaders }) => {
    const record = await findCase(tx, params.id);
    const documents = record ? await currentDocuments(tx, record.client_id) : [];
    const found = documents.find(({ id }) => id === params.documentId);
    if (!record || !found) return refuse('not_found');
    const { mime, bytes } = await readShown(found, services.storage);
    setHeaders({
      'content-type': mime,
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'",
    });
    const seen = {
      clientId: record.client_id,
      applicationId: record.id,
      actor: caller.userId,
      event: 'document.seen',
      detail: found.type,
    };
    await logEvent(tx, services, seen);
    return done(bytes);
  },
);

export const approveCaseHandler = implement(approveCase, async ({ params, body }, { caller, tx, services }) => {
  const record = await findCase(tx, params.id);
  if (!record) return refuse('not_found');
  const verdict = { to: APPLICATION_STATUS.signing, by: caller.userId, note: body.note, reasons: [] };
  return judge(tx, { applicationId: record.id, clientId: record.client_id, ...verdict }, services);
});

export const rejectCaseHandler = implement(rejectCase, async ({ params, body }, { caller, tx, services }) => {
  const record = await findCase(tx, params.id);
  if (!record) return refuse('not_found');
  const verdict = { to: APPLICATION_STATUS.rejected, by: caller.userId, note: body.note, reasons: [body.reason] };
  return judge(tx, { applicationId: record.id, clientId: record.client_id, ...verdict }, services);
});

interface Verdict {
  readonly applicationId: string;
  readonly clientId: string;
  readonly to: ApplicationStatus;
  readonly by: string;
  readonly note: string;
  readonly reasons: readonly string[];
}

/** A person's decision: the table of transitions permits it or not, and it is kept beside the engine's, never over it. */
async function judge(tx: Tx, verdict: Verdict, services: Services) {
  await lockClient(tx, verdict.clientId);
  const record = await findCase(tx, verdict.applicationId);
  if (!record) return refuse('not_found');
  const move = { record, to: verdict.to, actor: 'operator', by: verdict.by, reasons: verdict.reasons } as const;
  const moved = await moveApplication(tx, { ...move, principalCentavos: record.desired_centavos }, services);
  if (!moved.ok) return moved;
  await storeManualDecision(tx, { record, verdict }, services);
  return done(await readCase(tx, moved.value, services));
}

async function storeManualDecision(
  tx: Tx,
  { record, verdict }: { record: ApplicationRecord; verdict: Verdict },
  { clock, newId }: Services,
) {
  const { now } = await clock.business(tx);
  await tx
    .insertInto('decision')
    .values({
      client_id: record.client_id,
      id: newId(),
      application_id: record.id,
      kind: 'manual',
      policy: 'manual',
      policy_version: 1,
      variables: '{}',
      outcome: verdict.to,
      amount_centavos: verdict.to === APPLICATION_STATUS.signing ? record.desired_centavos : null,
      result: '{}',
      reasons: [...verdict.reasons],
      decided_by: verdict.by,
      note: verdict.note,
      decided_at: now,
    })
    .execute();
}
