import { APPLICATION_STATUS, type ApplicationStatus } from '@lender/lending';
import type { Centavos } from '@lender/money';

/** Newest decision of the engine on an application. */
export interface EngineOpinion {
  readonly outcome: ApplicationStatus;
  /** Largest amount that the engine would lend; null where its rules stopped before a limit was computed. */
  readonly limit: Centavos | null;
}

/** Outcomes that leave an approval open: the engine approves, or asks a person to look. */
const OPEN: readonly ApplicationStatus[] = [APPLICATION_STATUS.signing, APPLICATION_STATUS.manualVerification];

/**
 * Tells whether the approval of an amount departs from the engine, so that a person has to say why: the engine decided
 * otherwise, would lend less, or made no decision at all.
 *
 * @example
 * departsFromEngine({ outcome: APPLICATION_STATUS.manualVerification, limit: centavos(300_000) }, centavos(400_000)) // → true
 */
export const departsFromEngine = (opinion: EngineOpinion | undefined, amount: Centavos): boolean =>
  !opinion || !OPEN.includes(opinion.outcome) || (opinion.limit !== null && amount > opinion.limit);
