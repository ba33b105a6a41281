import type { CaseEvidence } from '@lender/contract';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import type { ApplicationRecord } from '../applications/index.ts';
import { bankEvidence } from '../bank-link/index.ts';
import { bureauEvidence } from '../credit-bureau/index.ts';
import { screeningEvidence } from '../identity/index.ts';
import { identityEvidence } from '../identity-check/index.ts';
import { collectorEvidence } from '../scoring/index.ts';

/** Reads each provider's report about an applicant up to now. */
export async function readEvidence(
  tx: Tx,
  record: ApplicationRecord,
  services: Pick<Services, 'vault'>,
): Promise<CaseEvidence> {
  const application = { clientId: record.client_id, applicationId: record.id };
  return {
    bank: await bankEvidence(tx, record, services),
    identity: await identityEvidence(tx, record, services),
    bureau: await bureauEvidence(tx, record),
    ...(await screeningEvidence(tx, application)),
    collector: await collectorEvidence(tx, application),
  };
}
