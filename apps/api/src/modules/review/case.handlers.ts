import { approveCase, getCase, getCaseDocument, getCaseEvidence, getCaseTimeline, rejectCase } from '@lender/contract';
import { APPLICATION_STATUS, permittedTransitions } from '@lender/lending';
import { ok } from '@lender/result';
import { implement, implementWithProvider } from '../../implement.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { refuse } from '../../kernel/refusal.ts';
import { decideManually, offerManually } from '../decisions/index.ts';
import { documentsOf, readView } from '../documents/index.ts';
import { recordHistory } from '../history/index.ts';
import { knownTo } from './known-to.ts';
import { approvalNeedsNote, findCase, readCase } from './read-case.ts';
import { readDecisions } from './read-decisions.ts';
import { readEvidence } from './read-evidence.ts';
import { readTimeline } from './read-timeline.ts';

export const getCaseHandler = implement(getCase, async ({ params }, { caller, tx, services }) => {
  const record = await findCase(tx, params.id);
  if (!record) return refuse('not_found');
  const { client, ...found } = await readCase(tx, record, services);
  return ok({ ...found, client: knownTo(caller.role, client) });
});

export const getCaseEvidenceHandler = implement(getCaseEvidence, async ({ params }, { tx, services }) => {
  const record = await findCase(tx, params.id);
  return record ? ok(await readEvidence(tx, record, services)) : refuse('not_found');
});

export const getCaseTimelineHandler = implement(getCaseTimeline, async ({ params }, { tx }) => {
  const record = await findCase(tx, params.id);
  return record ? ok(await readTimeline(tx, record.client_id)) : refuse('not_found');
});

/** Seconds after which a document may be asked for again when too many are being opened. */
const RETRY_SECONDS = 5;

/** Returns the bytes of a photo or a PDF. The viewer is written to the client's history before the bytes are sent. */
export const getCaseDocumentHandler = implementWithProvider(
  getCaseDocument,
  async ({ params }, { caller, services, setHeaders }) => {
    const found = await inTransaction(services.db, async (tx) => {
      const record = await findCase(tx, params.id);
      const documents = record ? await documentsOf(tx, record) : [];
      const document = documents.find(({ id }) => id === params.documentId);
      if (!record || !document) return undefined;
      const { client_id: clientId, id: applicationId } = record;
      const event = { name: 'document.seen', facts: { type: document.type } } as const;
      await recordHistory(tx, services, { clientId, applicationId, actor: caller.userId, event });
      return document;
    });
    if (!found) return refuse('not_found');
    const view = await readView(found, services.storage);
    if (!view.ok) return refuse('rate_limited', { retryAfterSeconds: RETRY_SECONDS });
    setHeaders({
      'content-type': view.value.mime,
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'",
    });
    return ok(view.value.bytes);
  },
);

export const approveCaseHandler = implement(approveCase, async ({ params, body }, { caller, tx, services }) => {
  const record = await findCase(tx, params.id);
  if (!record) return refuse('not_found');
  const { note = null } = body;
  const to = APPLICATION_STATUS.signing;
  // A case that may not be approved at all is refused for that, not for its note.
  const isApprovable = permittedTransitions(record.status, 'operator').includes(to);
  if (isApprovable && note === null && approvalNeedsNote(record, await readDecisions(tx, record)))
    return refuse('invalid_input', { field: ['note'] });
  const decision = { to, amountCentavos: record.desired_centavos, by: caller.userId, note, reasons: [] };
  const decided = await offerManually(tx, record, decision, services);
  return decided.ok ? ok(await readCase(tx, decided.value, services)) : decided;
});

export const rejectCaseHandler = implement(rejectCase, async ({ params, body }, { caller, tx, services }) => {
  const record = await findCase(tx, params.id);
  if (!record) return refuse('not_found');
  const to = APPLICATION_STATUS.rejected;
  const decision = { to, amountCentavos: null, by: caller.userId, note: body.note, reasons: [body.reason] };
  const decided = await decideManually(tx, record, decision, services);
  return decided.ok ? ok(await readCase(tx, decided.value, services)) : decided;
});
