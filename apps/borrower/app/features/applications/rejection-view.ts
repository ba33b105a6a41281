import { APPLICATION_STATUS } from '@lender/lending';
import type { ClientProfile } from '../../platform/current-client.server.ts';
import { notNow } from '../../vocabulary/not-now.ts';
import { letterPath } from '../../vocabulary/signed-document-path.ts';
import type { Application } from './actual-application.server.ts';
import type { RejectedPageProps } from './rejected-page.tsx';
import { reasonsForClient } from './rejection.ts';

/** Returns the page for a client whom we do not lend to. A client who was blocked without applying has no letter. */
export const rejectionView = (
  application: Pick<Application, 'status' | 'reasons'> | undefined,
  client: Pick<ClientProfile, 'status' | 'rejection'>,
): RejectedPageProps => ({
  reasons: reasonsForClient(application?.reasons ?? []),
  notNow: notNow(client),
  letter: application?.status === APPLICATION_STATUS.rejected ? letterPath : null,
});
