import type { PlainDate } from '@lender/calculator';
import type { Tx } from '../../kernel/database/database.ts';
import { type PublishingServices, publishEvent } from '../webhooks/index.ts';
import type { ApplicationRecord } from './application-record.ts';
import { publishedDecision } from './published-decision.policy.ts';

interface Published {
  readonly record: ApplicationRecord;
  readonly moved: ApplicationRecord;
  readonly today: PlainDate;
}

/** Notifies other systems of a decision. */
export async function publishMove(
  tx: Tx,
  { record, moved, today }: Published,
  services: PublishingServices,
): Promise<void> {
  const decision = publishedDecision(record.status, moved.status);
  if (!decision) return;
  const { id: applicationId, client_id: clientId, principal_centavos } = moved;
  const amount = decision === 'rejected' ? null : principal_centavos;
  const reported = { applicationId, clientId, decision, amount, decidedOn: today };
  await publishEvent(tx, { type: 'application.decided', data: reported }, services);
}
