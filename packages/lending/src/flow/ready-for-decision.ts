import { APPLICATION_STATUS as A, type ApplicationStatus } from '../status/application-status.ts';
import { FLOW_ROWS } from './flow-rows.data.ts';
import { type FlowState, isNeedOpen } from './flow-state.ts';

const WAITS_FOR_DECISION: ReadonlySet<ApplicationStatus | null> = new Set([A.new, A.verification, A.decisionError]);

/** Whether nothing is left for the client to give: the decision can be made, or tried again. */
export const isReadyForDecision = ({ applicationStatus, needs }: FlowState): boolean =>
  WAITS_FOR_DECISION.has(applicationStatus) &&
  FLOW_ROWS.every(({ need }) => need === undefined || !isNeedOpen(needs, need));
