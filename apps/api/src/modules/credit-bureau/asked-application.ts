import { ok, type Result } from '@lender/result';
import type { Tx } from '../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../services.ts';
import { type ApplicationRecord, activeApplication, readFlowState } from '../applications/index.ts';

/** Finds the application that asks for consent to query the bureau now. */
export async function askedApplication(
  tx: Tx,
  clientId: string,
  { clock }: Pick<Services, 'clock'>,
): Promise<Result<ApplicationRecord, Refusal<'illegal_transition'>>> {
  const application = await activeApplication(tx, clientId);
  if (!application) return refuse('illegal_transition');
  const { needs } = await readFlowState(tx, clientId, clock.wall());
  return needs.open.includes('creditBureau') ? ok(application) : refuse('illegal_transition');
}
