import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES, APPLICATION_STATUS as S } from '../status/application-status.ts';
import { CLIENT_STATUS, CLIENT_STATUSES } from '../status/client-status.ts';
import { LOAN_STATUS, LOAN_STATUSES } from '../status/loan-status.ts';
import { clientJourney, stepPercent } from './client-journey.ts';
import type { FlowState } from './flow-state.ts';
import { flowStep } from './flow-step.ts';
import { FLOW_NEEDS, FLOW_STEPS, type FlowNeed, type FlowNeeds, JOURNEY_NAMES } from './flow-vocabulary.ts';

const without = (done: readonly FlowNeed[]): FlowNeeds => ({
  open: FLOW_NEEDS.filter((need) => !done.includes(need)),
  submitted: [],
});
const NO_NEEDS = without(FLOW_NEEDS);
const REGISTERED: FlowState = {
  clientStatus: CLIENT_STATUS.active,
  loanStatus: null,
  applicationStatus: null,
  isRejectionNoticeOpen: false,
  hasPreApproval: false,
  hasDetails: false,
  needs: NO_NEEDS,
};
const at = (parts: Partial<FlowState>) => clientJourney({ ...REGISTERED, ...parts });

describe('the journey to the payout', () => {
  it('the journey begins at 30, when a client has just registered', () => {
    expect(at({})).toEqual({ name: 'registration', step: 'new_client_created', percent: 30 });
  });

  it('the journey rises through every step and ends at 100', () => {
    const collecting = FLOW_NEEDS.map((_, done) =>
      at({ applicationStatus: S.new, needs: without(FLOW_NEEDS.slice(0, done)) }),
    );
    const way = [
      at({}),
      ...collecting,
      at({ applicationStatus: S.verification }),
      at({ applicationStatus: S.manualVerification }),
      at({ applicationStatus: S.specialOffer }),
      at({ applicationStatus: S.signing }),
      at({ applicationStatus: S.accepted }),
      at({ applicationStatus: S.completed, loanStatus: LOAN_STATUS.active }),
    ];
    const percents = way.map(({ percent }) => percent);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
    expect(new Set(collecting.map(({ percent }) => percent)).size).toBe(FLOW_NEEDS.length);
    expect(percents.at(-1)).toBe(100);
    expect(way.map(({ name }) => name)).toEqual([
      'registration',
      ...Array(FLOW_NEEDS.length + 2).fill('application'),
      'signature',
      'signature',
      'payout',
      'loan',
    ]);
  });

  it('the journey is at the payout when the bank returned it and another account is asked for', () => {
    const clientStatus = CLIENT_STATUS.bankAccountSelect;
    const needs = { ...NO_NEEDS, open: ['bankAccount'] } as const;
    expect(at({ applicationStatus: S.accepted, clientStatus, needs })).toEqual({
      name: 'payout',
      step: 'direct_debit_information',
      percent: 95,
    });
  });

  it('a step has the percentage of a client who reaches it for the first time', () => {
    expect(Object.fromEntries(FLOW_STEPS.map((step) => [step, stepPercent(step)]))).toMatchInlineSnapshot(`
      {
        "address": 40,
        "bank_statement_upload": 70,
        "belvo": 58,
        "direct_debit_information": 55,
        "facebook": 50,
        "id_document_upload": 65,
        "loan_page": 100,
        "manual_page": 80,
        "new_client_created": 30,
        "no_loan_page": 100,
        "offer_decrease": 85,
        "offer_increase": 85,
        "otp_agreement": 90,
        "payroll_upload": 75,
        "pre_approval_page": 30,
        "reject_page": 100,
        "relative_info": 45,
        "tmc_page": 95,
        "verification": 68,
        "work_info": 35,
      }
    `);
  });

  it('the journey has nothing left after a rejection or an end', () => {
    for (const applicationStatus of [S.rejected, S.canceled, S.terminated])
      for (const isRejectionNoticeOpen of [true, false])
        expect(at({ applicationStatus, isRejectionNoticeOpen })).toMatchObject({ name: 'none', percent: 100 });
  });
});

const state: fc.Arbitrary<FlowState> = fc.record({
  clientStatus: fc.constantFrom(...CLIENT_STATUSES),
  loanStatus: fc.constantFrom(null, ...LOAN_STATUSES),
  applicationStatus: fc.constantFrom(null, ...APPLICATION_STATUSES),
  isRejectionNoticeOpen: fc.boolean(),
  hasPreApproval: fc.boolean(),
  hasDetails: fc.boolean(),
  needs: fc.subarray([...FLOW_NEEDS]).map(without),
});

describe('a client in any state', () => {
  it('a client in any state is at the step of the flow, somewhere from 30 to 100', () => {
    fc.assert(
      fc.property(state, (state) => {
        const { name, step, percent } = clientJourney(state);
        expect(step).toBe(flowStep(state).step);
        expect(FLOW_STEPS).toContain(step);
        expect(JOURNEY_NAMES).toContain(name);
        expect(percent).toBeGreaterThanOrEqual(30);
        expect(percent).toBeLessThanOrEqual(100);
      }),
      { numRuns: 1_000 },
    );
  });

  it('the progress never falls when a client gives what is asked for', () => {
    const collecting = fc.record({
      done: fc.subarray([...FLOW_NEEDS]),
      given: fc.constantFrom(...FLOW_NEEDS),
      applicationStatus: fc.constantFrom(S.new, S.verification),
    });
    fc.assert(
      fc.property(collecting, ({ done, given, applicationStatus }) => {
        const before = at({ applicationStatus, needs: without(done) });
        const after = at({ applicationStatus, needs: without([...done, given]) });
        expect(after.percent).toBeGreaterThanOrEqual(before.percent);
      }),
      { numRuns: 1_000 },
    );
  });
});
