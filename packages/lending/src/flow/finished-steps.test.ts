import fc from 'fast-check';
import { expect, it } from 'vitest';
import { APPLICATION_STATUSES, APPLICATION_STATUS as S } from '../status/application-status.ts';
import { CLIENT_STATUS, CLIENT_STATUSES } from '../status/client-status.ts';
import { LOAN_STATUS, LOAN_STATUSES } from '../status/loan-status.ts';
import { finishedSteps } from './finished-steps.ts';
import type { FlowState } from './flow-state.ts';
import { flowStep } from './flow-step.ts';
import { FLOW_NEEDS, type FlowNeed } from './flow-vocabulary.ts';

const state = (parts: Partial<FlowState>): FlowState => ({
  clientStatus: CLIENT_STATUS.active,
  loanStatus: null,
  applicationStatus: S.new,
  isRejectionNoticeOpen: false,
  hasPreApproval: false,
  hasDetails: true,
  needs: { open: [], submitted: [] },
  ...parts,
});
const asking = (...open: readonly FlowNeed[]) => finishedSteps(state({ needs: { open, submitted: [] } }));

it('finished steps are the answers given so far, in the order in which they were asked for', () => {
  expect(asking(...FLOW_NEEDS)).toEqual(['new_client_created']);
  expect(asking('reference', 'idDocuments')).toEqual(['new_client_created', 'work_info', 'address']);
  expect(asking('idDocuments')).toEqual([
    'new_client_created',
    'work_info',
    'address',
    'relative_info',
    'direct_debit_information',
  ]);
});

it('a step that a provider or a photo proved is not among the finished steps', () => {
  expect(asking('payroll')).not.toContain('id_document_upload');
  expect(asking('payroll')).not.toContain('belvo');
});

it('the details alone are finished before an application', () => {
  expect(finishedSteps(state({ applicationStatus: null }))).toEqual(['new_client_created']);
  expect(finishedSteps(state({ applicationStatus: null, hasDetails: false }))).toEqual([]);
});

it('no step is finished once nothing is left to give, or where an account is asked for again', () => {
  expect(asking()).toEqual([]);
  const returned = { applicationStatus: S.accepted, clientStatus: CLIENT_STATUS.bankAccountSelect };
  expect(finishedSteps(state(returned))).toEqual([]);
  const returnedLater = { applicationStatus: S.completed, loanStatus: LOAN_STATUS.active };
  expect(finishedSteps(state({ ...returned, ...returnedLater }))).toEqual([]);
});

it('no step is finished from the decision on, and the current step never is unless it is the first', () => {
  const anyState = fc.record({
    clientStatus: fc.constantFrom(...CLIENT_STATUSES),
    loanStatus: fc.constantFrom(null, ...LOAN_STATUSES),
    applicationStatus: fc.constantFrom(null, ...APPLICATION_STATUSES),
    isRejectionNoticeOpen: fc.boolean(),
    hasPreApproval: fc.boolean(),
    hasDetails: fc.boolean(),
    needs: fc.record({ open: fc.subarray([...FLOW_NEEDS]), submitted: fc.subarray([...FLOW_NEEDS]) }),
  });
  fc.assert(
    fc.property(anyState, (given) => {
      const { step } = flowStep(given);
      const finished = finishedSteps(given);
      if (
        given.applicationStatus !== null &&
        given.applicationStatus !== S.new &&
        given.applicationStatus !== S.verification
      )
        expect(finished).toEqual([]);
      if (step !== 'new_client_created') expect(finished).not.toContain(step);
    }),
  );
});
