import { FLOW_ROWS, LAST_FLOW_ROW } from './flow-rows.data.ts';
import type { FlowState } from './flow-state.ts';
import { flowRow } from './flow-step.ts';
import type { FlowStep, JourneyName } from './flow-vocabulary.ts';

export interface ClientJourney {
  readonly name: JourneyName;
  readonly step: FlowStep;
  /** 0 to 100; 100 when the client has nothing left to do. */
  readonly percent: number;
}

/** Returns a client's progress, for a progress bar. A later step never has a lower percentage. */
export function clientJourney(state: FlowState): ClientJourney {
  const { part, step, percent } = flowRow(state);
  return { name: part, step, percent };
}

/**
 * Returns the percentage of the journey behind a client who reaches a step for the first time.
 *
 * @example
 * stepPercent('new_client_created') // → 30
 * stepPercent('otp_agreement') // → 90
 */
export const stepPercent = (step: FlowStep): number =>
  Math.min(...[...FLOW_ROWS, LAST_FLOW_ROW].filter((row) => row.step === step).map(({ percent }) => percent));
