import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES, APPLICATION_STATUS as S } from '../status/application-status.ts';
import { CLIENT_STATUS } from '../status/client-status.ts';
import type { FlowState } from './flow-state.ts';
import { FLOW_NEEDS } from './flow-vocabulary.ts';
import { isReadyForDecision } from './ready-for-decision.ts';

const APPLIED: FlowState = {
  clientStatus: CLIENT_STATUS.active,
  loanStatus: null,
  applicationStatus: S.new,
  isRejectionNoticeOpen: false,
  hasPreApproval: false,
  hasDetails: false,
  needs: { open: [], submitted: [] },
};

describe('an application is ready for its decision', () => {
  it('an application is ready for its decision when the client gave everything, and only while a decision is due', () => {
    const ready = APPLICATION_STATUSES.filter((applicationStatus) =>
      isReadyForDecision({ ...APPLIED, applicationStatus }),
    );
    expect(ready).toEqual([S.new, S.verification, S.decisionError]);
  });

  it.each(FLOW_NEEDS)(
    'an application is not ready for its decision while %s is to be given, or its answer is pending',
    (need) => {
      expect(isReadyForDecision({ ...APPLIED, needs: { open: [need], submitted: [] } })).toBe(false);
      expect(isReadyForDecision({ ...APPLIED, needs: { open: [], submitted: [need] } })).toBe(false);
    },
  );
});
