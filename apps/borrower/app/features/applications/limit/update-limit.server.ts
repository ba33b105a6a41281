import { updateYhatLimit } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { leadTo, type Outcome } from '@lender/web/outcome';
import type { Visit } from '@lender/web/session';
import { doneAt } from '../../../forms/done-in.ts';
import { type ClientProfile, requireClient } from '../../../platform/current-client.server.ts';
import type { LimitChange } from './limit.ts';
import { isLimitUpdated, limitUpdated } from './limit-cookie.server.ts';

/** Adopts the limit of the client's latest decision, at most twice a day. */
export async function updateLimit(visit: Visit, call: Call): Promise<Outcome<never>> {
  const client = await requireClient(visit);
  const notice = isLimitUpdated(visit.request, client.hashedUserId) ? 'same-limit' : await askLimit(call, client);
  visit.context.setCookie(limitUpdated(client.hashedUserId));
  return leadTo(doneAt('/application/apply', notice));
}

async function askLimit(call: Call, { availableLoanAmount }: ClientProfile): Promise<LimitChange> {
  const answer = await call(updateYhatLimit);
  return answer.ok && answer.data.availableLoanAmount !== availableLoanAmount ? 'limit' : 'same-limit';
}
