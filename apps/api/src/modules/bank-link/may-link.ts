import { APPLICATION_STATUS, type ApplicationStatus } from '@lender/lending';
import { ok, type Result } from '@lender/result';
import type { Tx } from '../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../services.ts';
import { type ApplicationRecord, activeApplication, needStates, readFlowState } from '../applications/index.ts';

const COLLECTING: readonly ApplicationStatus[] = [APPLICATION_STATUS.new, APPLICATION_STATUS.verification];

/**
 * Permits linking an account, or not linking it, while the application collects and asks for it; the choice may change.
 */
export async function mayLinkBank(
  tx: Tx,
  clientId: string,
  { clock }: Pick<Services, 'clock'>,
): Promise<Result<ApplicationRecord, Refusal<'illegal_transition'>>> {
  const open = await activeApplication(tx, clientId);
  if (!open || !COLLECTING.includes(open.status)) return refuse('illegal_transition');
  const { needs } = await readFlowState(tx, clientId, clock.wall());
  const isAsked = needs.open.includes('bankLink') || (await needStates(tx, open)).has('bankLink');
  return isAsked ? ok(open) : refuse('illegal_transition');
}
