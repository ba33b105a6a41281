import type { Fault } from './fault.ts';

/** Longest time that a notice waits for another one to overtake it. */
const LONGEST_WAIT_MS = 60_000;

/** Delay of an overtaken notice after the one that overtook it. */
export const OVERTAKEN_MS = 1000;

/**
 * Returns the moments at which a notice is sent, under the fault that affects it: none, one or two. A notice that
 * overtakes does not wait itself, or the order would stay as it was.
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
