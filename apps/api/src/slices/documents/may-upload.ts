import { APPLICATION_STATUS, type ApplicationStatus } from '@lender/lending';
import type { Tx } from '../../database/database.ts';
import { activeApplication } from '../../lifecycle/application-record.ts';

const COLLECTING: readonly ApplicationStatus[] = [APPLICATION_STATUS.new, APPLICATION_STATUS.verification];

/** Photos belong to an application that is still collecting, until the client says that they are complete. */
export async function mayUploadPhotos(tx: Tx, clientId: string): Promise<boolean> {
  const open = await activeApplication(tx, clientId);
  return open !== undefined && COLLECTING.includes(open.status) && open.documents_finished_at === null;
}
