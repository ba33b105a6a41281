import type { Fault } from './fault.ts';

/** How long a notice waits at most until another one overtakes it. */
const LONGEST_WAIT_MS = 60_000;

/** How much later than the one that overtook it a notice comes. */
export const OVERTAKEN_MS = 1000;

/**
 * When a notice is sent, under the fault that meets it: never, once or twice. Whoever overtakes does not wait itself,
 * or the order would stay as it was.
 */
export function noticeMoments(
  fault: Fault | undefined,
  { nowMs, hasOvertaken }: { readonly nowMs: number; readonly hasOvertaken: boolean },
): readonly number[] {
  switch (fault?.fault) {
    case 'never':
      return [];
    case 'duplicate':
      return [nowMs, nowMs];
    case 'reordered':
      return [hasOvertaken ? nowMs : nowMs + LONGEST_WAIT_MS];
    default:
      return [nowMs];
  }
}
