import type { Facts } from '@lender/web/forms';

const MINUTE_MS = 60_000;

/**
 * Returns the code that was sent before and still works, when it is the reason why no other one was sent: its answer
 * may have been lost on the way, and a visitor who asks again needs the page on which it is typed.
 *
 * @param facts - facts of the refusal
 * @param nowMs - time of the clock
 */
export const codeUnderWay = (
  { digits }: Facts,
  nowMs: number,
): { readonly digits: number; readonly resendAt: string } | undefined =>
  typeof digits === 'number' ? { digits, resendAt: new Date(nowMs + MINUTE_MS).toISOString() } : undefined;
