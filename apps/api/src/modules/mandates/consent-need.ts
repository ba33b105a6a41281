import { APPLICATION_STATUS, type ApplicationStatus } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { activeApplication, needStates, readFlowState, reopenNeed, settleNeed } from '../applications/index.ts';

const NEED = 'directDebitConsent';
/** Statuses in which an application takes data. */
const COLLECTING: readonly ApplicationStatus[] = [APPLICATION_STATUS.new, APPLICATION_STATUS.verification];

/** Tells whether an application waits for consent to debit, and not for the account itself. */
export async function isConsentAsked(tx: Tx, clientId: string, { clock }: Pick<Services, 'clock'>): Promise<boolean> {
  const { applicationStatus, needs } = await readFlowState(tx, clientId, clock.wall());
  const isCollecting = applicationStatus !== null && COLLECTING.includes(applicationStatus);
  return isCollecting && needs.open.includes(NEED) && !needs.open.includes('bankAccount');
}

/** Continues an application that asked for a mandate to debit. Its client is locked. */
export async function settleConsentNeed(
  tx: Tx,
  clientId: string,
  services: Pick<Services, 'clock' | 'jobs'>,
): Promise<void> {
  const application = await activeApplication(tx, clientId);
  const { needs } = await readFlowState(tx, clientId, services.clock.wall());
  if (!application || !needs.open.includes(NEED)) return;
  await settleNeed(tx, { clientId, applicationId: application.id, need: NEED, state: 'done' }, services);
}

/** Asks again for a consent that was taken back, while the application still asks for it. */
export async function reopenConsentNeed(tx: Tx, clientId: string, services: Pick<Services, 'clock'>): Promise<void> {
  const application = await activeApplication(tx, clientId);
  if (!application || !COLLECTING.includes(application.status)) return;
  if ((await needStates(tx, application)).get(NEED) !== 'done') return;
  await reopenNeed(tx, { clientId, applicationId: application.id, need: NEED, objections: [] }, services);
}
