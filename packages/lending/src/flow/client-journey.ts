import { FLOW_ROWS, LAST_FLOW_ROW } from './flow-rows.data.ts';
import type { FlowState } from './flow-state.ts';
import { flowRow } from './flow-step.ts';
import type { FlowStep, JourneyName } from './flow-vocabulary.ts';

export interface ClientJourney {
  readonly name: JourneyName;
  readonly step: FlowStep;
  /** 0 to 100; 100 when nothing is left to do on the way. */
  readonly percent: number;
}

/** How far a client came, for a progress bar. A step further on the way is never a lower percentage. */
export function clientJourney(state: FlowState): ClientJourney {
  const { part, step, percent } = flowRow(state);
  return { name: part, step, percent };
}

/**
 * How far the way to the money is behind for somebody who comes to a step for the first time.
 *
 * @example
 * stepPercent('new_client_created') // → 30
 * stepPercent('otp_agreement') // → 90
 */
export const stepPercent = (step: FlowStep): number =>
  Math.min(...[...FLOW_ROWS, LAST_FLOW_ROW].filter((row) => row.step === step).map(({ percent }) => percent));
