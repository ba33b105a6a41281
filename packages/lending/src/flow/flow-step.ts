import { FLOW_ROWS, type FlowRow, LAST_FLOW_ROW } from './flow-rows.data.ts';
import type { FlowState } from './flow-state.ts';
import type { FlowStatus, FlowStep } from './flow-vocabulary.ts';

export interface FlowPosition {
  readonly step: FlowStep;
  readonly status: FlowStatus;
}

/** Returns the client's row of the table: the first that is true. */
export const flowRow = (state: FlowState): FlowRow => FLOW_ROWS.find(({ when }) => when(state)) ?? LAST_FLOW_ROW;

/** Returns the client's step, and whether there is anything to do but wait. */
export function flowStep(state: FlowState): FlowPosition {
  const { step, isWaiting } = flowRow(state);
  return { step, status: isWaiting ? 'completed' : 'active' };
}
