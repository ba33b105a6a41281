import { APPLICATION_STATUS, type ApplicationStatus } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import { activeApplication } from '../../applications/index.ts';

const COLLECTING: readonly ApplicationStatus[] = [APPLICATION_STATUS.new, APPLICATION_STATUS.verification];

/**
 * Tells whether the client may still change the facts that a decision uses: only until the decision, or while no
 * application is open.
 */
export async function mayEditRegistration(tx: Tx, clientId: string): Promise<boolean> {
  const open = await activeApplication(tx, clientId);
  return open === undefined || COLLECTING.includes(open.status);
}
