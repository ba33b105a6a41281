import { getSandboxClock } from '@lender/contract';
import type { Call } from '@lender/sdk';

/** The moment by which the lender's work is dated, ISO 8601 in UTC: in the sandbox its clock runs ahead of the wall. */
export async function readBusinessNow(call: Call): Promise<string> {
  const clock = await call(getSandboxClock);
  return clock.ok ? clock.data.now : new Date().toISOString();
}
