import { FLOW_ROWS, type FlowRow, LAST_FLOW_ROW } from './flow-rows.data.ts';
import type { FlowState } from './flow-state.ts';
import type { FlowStatus, FlowStep } from './flow-vocabulary.ts';

export interface FlowPosition {
  readonly step: FlowStep;
  readonly status: FlowStatus;
}

/** The row of the table where a client stands: the first that is true. */
export const flowRow = (state: FlowState): FlowRow => FLOW_ROWS.find(({ when }) => when(state)) ?? LAST_FLOW_ROW;

/**
 * Where a client stands, and whether there is anything to do but wait.
 */
export function flowStep(state: FlowState): FlowPosition {
  const { step, isWaiting } = flowRow(state);
  return { step, status: isWaiting ? 'completed' : 'active' };
}
