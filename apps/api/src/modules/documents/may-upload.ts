import { APPLICATION_STATUS, type ApplicationStatus } from '@lender/lending';
import { ok, type Result } from '@lender/money';
import type { Tx } from '../../kernel/database/database.ts';
import { QUOTAS } from '../../kernel/limits.data.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import { type ApplicationRecord, activeApplication } from '../applications/index.ts';

const COLLECTING: readonly ApplicationStatus[] = [APPLICATION_STATUS.new, APPLICATION_STATUS.verification];
/** A person who decides may ask for another paper. */
const ACCEPTING_PROOFS: readonly ApplicationStatus[] = [...COLLECTING, APPLICATION_STATUS.manualVerification];

type Permission<Code extends 'illegal_transition' | 'limit_reached' = 'illegal_transition'> = Promise<
  Result<ApplicationRecord, Refusal<Code>>
>;

/** Photos belong to an application that is still collecting, until the client says that they are complete. */
export async function mayUploadPhotos(tx: Tx, clientId: string): Permission {
  const open = await activeApplication(tx, clientId);
  const may = open && COLLECTING.includes(open.status) && open.documents_finished_at === null;
  return may ? ok(open) : refuse('illegal_transition');
}

/** Proofs are taken until the application is decided, also while a person looks at it. */
export async function mayUploadProofs(tx: Tx, clientId: string): Permission {
  const open = await activeApplication(tx, clientId);
  return open && ACCEPTING_PROOFS.includes(open.status) ? ok(open) : refuse('illegal_transition');
}

/** The pages of a bank statement are taken as proofs are, until the client says that it is complete. */
export async function mayChangeStatement(tx: Tx, clientId: string): Permission {
  const permitted = await mayUploadProofs(tx, clientId);
  if (!permitted.ok) return permitted;
  return permitted.value.bank_statement_finished_at === null ? permitted : refuse('illegal_transition');
}

/** One more file of the statement, while there is room. */
export async function mayUploadStatement(tx: Tx, clientId: string): Permission<'illegal_transition' | 'limit_reached'> {
  const permitted = await mayChangeStatement(tx, clientId);
  if (!permitted.ok) return permitted;
  const files = await countStatementFiles(tx, permitted.value);
  const { limit } = QUOTAS['statement-files'];
  return files < limit ? permitted : refuse('limit_reached', { facts: { limit } });
}

/** The files of this application's statement; those of earlier ones stay with theirs. */
export async function countStatementFiles(tx: Tx, { client_id, id }: ApplicationRecord): Promise<number> {
  const { count } = await tx
    .selectFrom('document')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('client_id', '=', client_id)
    .where('application_id', '=', id)
    .where('type', '=', 'bank_statement')
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
