import { APPLICATION_STATUS, type ApplicationStatus } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { activeApplication, readFlowState } from '../applications/index.ts';

/** Statuses in which an application takes data. */
const COLLECTING: readonly ApplicationStatus[] = [APPLICATION_STATUS.new, APPLICATION_STATUS.verification];

/** Client and application to which a login belongs. */
export interface LoginStep {
  readonly clientId: string;
  readonly applicationId: string;
}

/** Finds the application that asks for an external login and has none yet; undefined where none does. */
export async function openStep(
  tx: Tx,
  clientId: string,
  { clock }: Pick<Services, 'clock'>,
): Promise<LoginStep | undefined> {
  const application = await activeApplication(tx, clientId);
  if (!application || !COLLECTING.includes(application.status)) return undefined;
  const { needs } = await readFlowState(tx, clientId, clock.wall());
  return needs.open.includes('externalLogin') ? { clientId, applicationId: application.id } : undefined;
}
