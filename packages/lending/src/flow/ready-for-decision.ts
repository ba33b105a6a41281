import { APPLICATION_STATUS as A, type ApplicationStatus } from '../status/application-status.ts';
import type { FlowState } from './flow-state.ts';

const WAITS_FOR_DECISION: ReadonlySet<ApplicationStatus | null> = new Set([A.new, A.verification, A.decisionError]);

/**
 * Tells whether the client has given everything and no provider's answer is pending: the decision can be made, or tried
 * again.
 */
export const isReadyForDecision = ({ applicationStatus, needs }: FlowState): boolean =>
  WAITS_FOR_DECISION.has(applicationStatus) && needs.open.length === 0 && needs.submitted.length === 0;
