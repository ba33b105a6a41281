import { FLOW_ROWS } from './flow-rows.data.ts';
import type { FlowState } from './flow-state.ts';
import { flowRow } from './flow-step.ts';
import type { FlowNeed, FlowStep } from './flow-vocabulary.ts';

/** Answers that may be given again: the client's own, on which every application depends. */
const MENDABLE: ReadonlySet<FlowNeed | undefined> = new Set<FlowNeed>([
  'employment',
  'address',
  'reference',
  'bankAccount',
]);

/**
 * Returns the steps that a client may open again to correct them, in the order in which they were asked: until the
 * decision, and while something still has to be given. The first of them is the request itself: the details and the
 * amount.
 */
export function finishedSteps(state: FlowState): readonly FlowStep[] {
  const here = flowRow(state);
  if (here.step === 'new_client_created') return state.hasDetails ? ['new_client_created'] : [];
  if (here.need === undefined) return [];
  const behind = FLOW_ROWS.slice(0, FLOW_ROWS.indexOf(here)).filter(
    ({ need, step }) => MENDABLE.has(need) && step !== here.step,
  );
  return ['new_client_created', ...behind.map(({ step }) => step)];
}
