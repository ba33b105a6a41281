import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ACTIVE_APPLICATION_STATUSES,
  APPLICATION_STATUSES,
  APPLICATION_STATUS as S,
} from '../status/application-status.ts';
import { CLIENT_STATUS, CLIENT_STATUSES } from '../status/client-status.ts';
import { LOAN_STATUS, LOAN_STATUSES } from '../status/loan-status.ts';
import type { FlowState } from './flow-state.ts';
import { flowStep } from './flow-step.ts';
import { FLOW_NEEDS, type FlowNeeds } from './flow-vocabulary.ts';

const NO_NEEDS: FlowNeeds = { open: [], submitted: [] };
const ALL_NEEDS: FlowNeeds = { open: FLOW_NEEDS, submitted: [] };
const REGISTERED: FlowState = {
  clientStatus: CLIENT_STATUS.active,
  loanStatus: null,
  applicationStatus: null,
  isRejectionNoticeOpen: false,
  hasPreApproval: false,
  hasDetails: false,
  needs: NO_NEEDS,
};
const at = (parts: Partial<FlowState>) => flowStep({ ...REGISTERED, ...parts });
const active = (step: string) => ({ step, status: 'active' });
const waiting = (step: string) => ({ step, status: 'completed' });

describe('a client without an application', () => {
  it('a client without an application gives details and applies, whatever data is missing', () => {
    expect(at({ needs: ALL_NEEDS })).toEqual(active('new_client_created'));
  });
  it('a client without an application may have a limit approved beforehand', () => {
    expect(at({ hasPreApproval: true })).toEqual(active('pre_approval_page'));
  });
  it('a client is sent to the page without a loan once an application ended', () => {
    for (const applicationStatus of [S.completed, S.canceled, S.rejected, S.terminated]) {
      expect(at({ applicationStatus, needs: ALL_NEEDS })).toEqual(active('no_loan_page'));
    }
  });
  it('a client reads about a rejection while its notice is open', () => {
    expect(at({ applicationStatus: S.rejected, isRejectionNoticeOpen: true })).toEqual(active('reject_page'));
  });
});

describe('an application', () => {
  it.each([
    [S.accepted, 'tmc_page'],
    [S.signing, 'otp_agreement'],
    [S.specialOffer, 'offer_decrease'],
    [S.yhatDecrease, 'offer_decrease'],
    [S.yhatIncrease, 'offer_increase'],
    [S.manualVerification, 'manual_page'],
  ])('an application in %i leads to %s, and asks for no data', (applicationStatus, step) => {
    expect(at({ applicationStatus, needs: ALL_NEEDS })).toEqual(active(step));
  });
  it('an application that was accepted asks for another account after the bank returned the payout', () => {
    const returned = { applicationStatus: S.accepted, clientStatus: CLIENT_STATUS.bankAccountSelect };
    expect(at(returned)).toEqual(active('direct_debit_information'));
  });
  it.each([
    { applicationStatus: S.decisionError },
    { applicationStatus: S.new },
    { applicationStatus: S.verification },
  ])('an application waits for a decision at %j', (parts) => {
    expect(at(parts)).toEqual(waiting('verification'));
  });
});

describe('the data of an application', () => {
  const stepsIn = (applicationStatus: FlowState['applicationStatus']) =>
    FLOW_NEEDS.map((need, given) => {
      const { step, status } = at({ applicationStatus, needs: { ...NO_NEEDS, open: FLOW_NEEDS.slice(given) } });
      return `${need}: ${step}, ${status}`;
    });
  it('the data of an application is asked for one step after the other, and then the client waits', () => {
    expect(stepsIn(S.new)).toMatchInlineSnapshot(`
      [
        "employment: work_info, active",
        "address: address, active",
        "reference: relative_info, active",
        "externalLogin: facebook, active",
        "bankAccount: direct_debit_information, active",
        "bankLink: belvo, active",
        "directDebitConsent: direct_debit_information, active",
        "idDocuments: id_document_upload, active",
        "identityCheck: verification, active",
        "bankStatement: bank_statement_upload, active",
        "payroll: payroll_upload, active",
        "creditBureau: verification, active",
      ]
    `);
    expect(stepsIn(S.verification)).toEqual(stepsIn(S.new));
    for (const applicationStatus of [S.new, S.verification])
      expect(at({ applicationStatus })).toEqual(waiting('verification'));
  });
  it('further data is asked for while the answer of a provider is pending, and the client waits for it at the end', () => {
    const submitted = ['bankLink', 'identityCheck'] as const;
    expect(at({ applicationStatus: S.new, needs: { open: ['payroll'], submitted } })).toEqual(active('payroll_upload'));
    expect(at({ applicationStatus: S.new, needs: { open: [], submitted } })).toEqual(waiting('verification'));
  });
});

describe('a loan', () => {
  it.each([LOAN_STATUS.active, LOAN_STATUS.onHold, LOAN_STATUS.soldDebt, LOAN_STATUS.writeOff])(
    'a loan in %i has its page',
    (loanStatus) => {
      expect(at({ loanStatus, applicationStatus: S.completed })).toEqual(active('loan_page'));
    },
  );
  it('a loan whose money came back asks for another account first', () => {
    const clientStatus = CLIENT_STATUS.bankAccountSelect;
    const returned = { clientStatus, loanStatus: LOAN_STATUS.active };
    expect(at({ ...returned, applicationStatus: S.completed })).toEqual(active('direct_debit_information'));
    expect(at({ ...returned, applicationStatus: S.canceled })).toEqual(active('direct_debit_information'));
    expect(at({ ...returned, applicationStatus: S.signing })).toEqual(active('otp_agreement'));
    expect(at({ clientStatus, loanStatus: LOAN_STATUS.onHold, applicationStatus: S.completed })).toEqual(
      active('loan_page'),
    );
  });
  it('an application for another loan takes precedence over the open loan', () => {
    expect(at({ loanStatus: LOAN_STATUS.active, applicationStatus: S.signing })).toEqual(active('otp_agreement'));
  });
  it('a client whose loan is paid is sent to the page without a loan', () => {
    expect(at({ loanStatus: LOAN_STATUS.paid, applicationStatus: S.completed })).toEqual(active('no_loan_page'));
  });
});

describe('a blacklisted client', () => {
  const clientStatus = CLIENT_STATUS.blacklisted;
  it('a blacklisted client sees the rejection, whatever the application', () => {
    for (const applicationStatus of [null, ...APPLICATION_STATUSES]) {
      expect(at({ clientStatus, applicationStatus })).toEqual(active('reject_page'));
    }
  });
  it('a blacklisted client still sees the loan that has to be paid', () => {
    expect(at({ clientStatus, loanStatus: LOAN_STATUS.active })).toEqual(active('loan_page'));
  });
});

it('a client only has to wait while the server or a provider is at work', () => {
  const state = fc.record<FlowState>({
    clientStatus: fc.constantFrom(...CLIENT_STATUSES),
    loanStatus: fc.constantFrom(null, ...LOAN_STATUSES),
    applicationStatus: fc.constantFrom(null, ...APPLICATION_STATUSES),
    isRejectionNoticeOpen: fc.boolean(),
    hasPreApproval: fc.boolean(),
    hasDetails: fc.boolean(),
    needs: fc.constantFrom(NO_NEEDS, ALL_NEEDS),
  });
  fc.assert(
    fc.property(state, (each) => {
      const { step, status } = flowStep(each);
      if (status !== 'completed') return;
      expect(step).toBe('verification');
      expect(ACTIVE_APPLICATION_STATUSES).toContain(each.applicationStatus);
    }),
  );
});
