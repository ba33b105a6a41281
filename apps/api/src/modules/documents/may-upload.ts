import type { PaperType, UploadType } from '@lender/contract';
import { APPLICATION_STATUS, type ApplicationNeed, type ApplicationStatus } from '@lender/lending';
import { ok, type Result } from '@lender/result';
import type { Tx } from '../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import { type ApplicationRecord, activeApplication, needStates } from '../applications/index.ts';
import { currentPhotos, type DocumentRecord, isPaper, papersOf } from './client-documents.ts';
import { DOCUMENTS_QUOTAS } from './limits.data.ts';

const COLLECTING: readonly ApplicationStatus[] = [APPLICATION_STATUS.new, APPLICATION_STATUS.verification];
/** A member of staff who decides may ask for another payroll file or bank statement. */
const ACCEPTING_PROOFS: readonly ApplicationStatus[] = [...COLLECTING, APPLICATION_STATUS.manualVerification];

export const NEED_OF_PAPER: Readonly<Record<PaperType, ApplicationNeed>> = {
  bank_statement: 'bankStatement',
  payroll: 'payroll',
};

type Permission<Code extends 'illegal_transition' | 'limit_reached' = 'illegal_transition'> = Promise<
  Result<ApplicationRecord, Refusal<Code>>
>;

/** Permits changes of photos while the application collects data, until the client says that they are complete. */
export async function mayChangePhotos(tx: Tx, clientId: string): Permission {
  const open = await activeApplication(tx, clientId);
  if (!open || !COLLECTING.includes(open.status)) return refuse('illegal_transition');
  return (await mayFinish(tx, open, 'idDocuments')) ? ok(open) : refuse('illegal_transition');
}

/** Permits changes of proofs until the application is decided, also while a person reviews it. */
async function mayChangeProofs(tx: Tx, clientId: string): Permission {
  const open = await activeApplication(tx, clientId);
  return open && ACCEPTING_PROOFS.includes(open.status) ? ok(open) : refuse('illegal_transition');
}

/**
 * Allows changes to the files of a payroll proof or bank statement as for any proof, until the client marks it as
 * complete.
 */
export async function mayChangePaper(tx: Tx, clientId: string, paper: PaperType): Permission {
  const permitted = await mayChangeProofs(tx, clientId);
  if (!permitted.ok) return permitted;
  return (await mayFinish(tx, permitted.value, NEED_OF_PAPER[paper])) ? permitted : refuse('illegal_transition');
}

/** True while the client has not said that this is complete. */
export const mayFinish = async (tx: Tx, record: ApplicationRecord, need: ApplicationNeed): Promise<boolean> =>
  (await needStates(tx, record)).get(need) !== 'done';

/**
 * Tells whether its owner may still remove an upload: a payroll proof or bank statement belongs to the application that
 * it was sent for.
 */
export async function mayChange(tx: Tx, { client_id, application_id, type }: DocumentRecord): Permission {
  if (!isPaper(type)) return mayChangePhotos(tx, client_id);
  const permitted = await mayChangePaper(tx, client_id, type);
  if (!permitted.ok || permitted.value.id === application_id) return permitted;
  return refuse('illegal_transition');
}

/** Permits restoring a removed document where its place is free or there is another. */
export async function mayRestore(tx: Tx, document: DocumentRecord): Permission<'illegal_transition' | 'limit_reached'> {
  const permitted = await mayChange(tx, document);
  if (!permitted.ok) return permitted;
  if (isPaper(document.type)) return withRoom(tx, permitted.value, document.type);
  const photos = await currentPhotos(tx, document.client_id);
  const isTaken = photos.some(({ type }) => type === document.type);
  return isTaken ? refuse('limit_reached', { facts: { limit: 1 } }) : permitted;
}

/** Allows one more proof; for a payroll proof or bank statement, only while there is room for another file. */
export async function mayAddProof(
  tx: Tx,
  clientId: string,
  type: UploadType,
): Permission<'illegal_transition' | 'limit_reached'> {
  if (!isPaper(type)) return mayChangeProofs(tx, clientId);
  const permitted = await mayChangePaper(tx, clientId, type);
  return permitted.ok ? withRoom(tx, permitted.value, type) : permitted;
}

async function withRoom(tx: Tx, record: ApplicationRecord, paper: PaperType): Permission<'limit_reached'> {
  const { limit } = DOCUMENTS_QUOTAS['paper-files'];
  const files = await countUploads(tx, record, paper);
  return files < limit ? ok(record) : refuse('limit_reached', { facts: { limit } });
}

/**
 * Counts this application's files of a payroll proof or bank statement; those of earlier applications stay with theirs.
 */
export async function countUploads(tx: Tx, record: ApplicationRecord, paper: PaperType): Promise<number> {
  return (await papersOf(tx, record)).filter(({ type }) => type === paper).length;
}
