import { expireApplicationsJob } from '../../src/modules/applications/index.ts';
import { pollMoneyJob } from '../../src/modules/payments/index.ts';
import type { WorldServer } from './world-server.ts';

/** What a day does by itself: asks again about money, and ends what is over. */
export async function sweep({ services }: WorldServer): Promise<void> {
  await expireApplicationsJob(services)();
  await pollMoneyJob(services)();
}
