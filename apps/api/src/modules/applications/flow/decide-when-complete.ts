import { isReadyForDecision } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { isScreeningOpen } from '../../identity/index.ts';
import { activeApplication } from '../application-record.ts';
import { readFlowState } from './flow-state.ts';

/** Asks for the decision as soon as nothing is missing. Safe to repeat: a decided application is left alone. */
export async function decideWhenComplete(
  tx: Tx,
  clientId: string,
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
): Promise<void> {
  const state = await readFlowState(tx, clientId, clock.wall());
  if (!isReadyForDecision(state)) return;
  const open = await activeApplication(tx, clientId);
  if (!open || (await isScreeningOpen(tx, { clientId, applicationId: open.id }, { clock }))) return;
  await jobs.enqueue(tx, 'decide-application', { clientId, applicationId: open.id });
}
