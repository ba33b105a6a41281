import type { ApplicationStatus } from '@lender/lending';
import type { Centavos } from '@lender/money';
import type { Tx } from '../../kernel/database/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../services.ts';
import { type ApplicationRecord, findApplication, moveApplication } from '../applications/index.ts';
import { lockBorrower, lockClient } from '../clients/index.ts';
import { storeDecision } from './decision-record.ts';

export interface ManualDecision {
  readonly to: ApplicationStatus;
  /** Offered amount; `null` when nothing is offered. */
  readonly amountCentavos: Centavos | null;
  readonly by: string;
  /** Reason in words; null for an approval that follows the engine and needs none. */
  readonly note: string | null;
  readonly reasons: readonly string[];
}

/**
 * Applies a person's decision, if the table of transitions permits it; it is stored beside the engine's, never over it.
 */
export async function decideManually(tx: Tx, found: ApplicationRecord, decision: ManualDecision, services: Services) {
  const { to, by, note, reasons, amountCentavos } = decision;
  const clientId = found.client_id;
  await lockClient(tx, clientId);
  const record = await findApplication(tx, { clientId, applicationId: found.id });
  if (!record) return refuse('not_found');
  const principalCentavos = amountCentavos ?? record.desired_centavos;
  const moved = await moveApplication(tx, { record, to, actor: 'operator', by, reasons, principalCentavos }, services);
  if (!moved.ok) return moved;
  const manual = { record, kind: 'manual', outcome: to, amountCentavos, reasons, by, note } as const;
  await storeDecision(tx, manual, services);
  return moved;
}

/** Applies a decision that brings the client nearer to money: nothing is offered to one who may not borrow. */
export async function offerManually(tx: Tx, found: ApplicationRecord, decision: ManualDecision, services: Services) {
  const borrower = await lockBorrower(tx, found.client_id);
  return borrower.ok ? decideManually(tx, found, decision, services) : borrower;
}
