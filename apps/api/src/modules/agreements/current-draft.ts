import { APPLICATION_STATUS } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { activeApplication } from '../applications/index.ts';
import { lockClient } from '../clients/index.ts';
import { type DraftAgreement, draftAgreement } from './agreement-record.ts';

/** Returns the draft to be signed now: the very one that the signature will be compared with. */
export async function currentDraft(tx: Tx, clientId: string, services: Services): Promise<DraftAgreement | undefined> {
  await lockClient(tx, clientId);
  const record = await activeApplication(tx, clientId);
  return record?.status === APPLICATION_STATUS.signing ? draftAgreement(tx, record, services) : undefined;
}
