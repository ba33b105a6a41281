import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES, APPLICATION_STATUS as S } from '../status/application-status.ts';
import { CLIENT_STATUS } from '../status/client-status.ts';
import type { FlowState } from './flow-state.ts';
import type { FlowNeeds } from './flow-vocabulary.ts';
import { isReadyForDecision } from './ready-for-decision.ts';

const NO_NEEDS: FlowNeeds = {
  employment: false,
  address: false,
  reference: false,
  externalLogin: false,
  bankAccount: false,
  bankLink: false,
  directDebitConsent: false,
  idDocuments: false,
  identityCheck: 'none',
  bankStatement: false,
  payroll: false,
};
const APPLIED: FlowState = {
  clientStatus: CLIENT_STATUS.active,
  loanStatus: null,
  applicationStatus: S.new,
  isDecisionRunning: false,
  isAcceptanceSeen: false,
  isRejectionNoticeOpen: false,
  hasPreApproval: false,
  needs: NO_NEEDS,
};

describe('an application is ready for its decision', () => {
  it('when the client gave everything, and only while a decision is due', () => {
    const ready = APPLICATION_STATUSES.filter((applicationStatus) =>
      isReadyForDecision({ ...APPLIED, applicationStatus }),
    );
    expect(ready).toEqual([S.new, S.verification, S.decisionError]);
  });

  const open: readonly Partial<FlowNeeds>[] = [
    { employment: true },
    { address: true },
    { reference: true },
    { externalLogin: true },
    { bankAccount: true },
    { bankLink: true },
    { directDebitConsent: true },
    { idDocuments: true },
    { identityCheck: 'open' },
    { identityCheck: 'submitted' },
    { bankStatement: true },
    { payroll: true },
  ];
  it.each(open)('not while %j', (need) => {
    expect(isReadyForDecision({ ...APPLIED, needs: { ...NO_NEEDS, ...need } })).toBe(false);
  });

  it('and no need is forgotten here', () => {
    expect(new Set(open.flatMap(Object.keys))).toEqual(new Set(Object.keys(NO_NEEDS)));
  });
});
