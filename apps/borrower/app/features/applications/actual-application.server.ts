import { getActualApplication, type Reply } from '@lender/contract';
import type { Call } from '@lender/sdk';

export type Application = Reply<typeof getActualApplication>;

/** Reads the client's latest application; `undefined` for a client who never applied. */
export async function readApplication(call: Call): Promise<Application | undefined> {
  const answer = await call(getActualApplication);
  return answer.ok ? answer.data : undefined;
}
