import { STAFF_ROLES } from '@lender/lending';
import * as z from 'zod/mini';
import { amlThresholds } from '../aml/aml-thresholds.ts';
import { settingChange } from '../drafts/setting-change.ts';
import { lazy } from '../endpoint.ts';
import { PERSONAL_EXPORTS } from '../exports/export-source.ts';
import { REGISTERED_METHODS, WAIVABLE } from '../loans/loan-command.ts';
import { MESSAGE_CHANNELS } from '../messages/message-log.ts';
import { policyTest } from '../policy-drafts/policy-test.ts';
import { discount } from '../pricing/discount.ts';
import { promotionBound } from '../pricing/promotion.ts';
import { ownDay } from '../pricing/working-day.ts';
import { sampleOffers } from '../product-drafts/sample-offers.ts';
import { CONTACT_CHANGE_REASONS, IDENTITY_PROOFS } from '../profile/contact-change.ts';
import { instant, plainDate } from '../wire/calendar.ts';
import { clientStatus } from '../wire/client-status.ts';
import { id } from '../wire/id.ts';
import { money } from '../wire/money.ts';
import type { ApprovalKind } from './approval-kind.ts';

const aboutLoan = () => ({ clientId: id(), loanId: id() });
const aboutPayout = () => ({ clientId: id(), applicationId: id(), payoutId: id(), amount: money() });

/** Colleague whose access the request is about, with the name that they had at the time of the request. */
const aboutColleague = () => ({ staffId: id(), name: z.string() });

const aboutDraft = () => ({
  draftId: id(),
  revision: z.int(),
  liveVersion: z.int(),
  changes: z.array(settingChange()),
  /** Absent where it begins as soon as it is approved. */
  from: z.exactOptional(plainDate()),
});

/** A text for borrowers. */
const words = () => z.object({ subject: z.nullable(z.string()), text: z.string() });

/** Account to which money is returned; `isOrigin` is true where the money came from there. */
const refundAccount = lazy(() =>
  z.object({ clabeMasked: z.string(), holderName: z.string(), amount: money(), isOrigin: z.boolean() }),
);

/**
 * Every command that waits for a second person, with the values requested: the checker reads them, and they then take
 * effect.
 */
export const approvalCommand = lazy(() =>
  z.union([
    z.object({
      kind: z.literal('client.status'),
      payload: z.object({ clientId: id(), from: clientStatus(), to: clientStatus() }),
    }),
    z.object({
      kind: z.literal('client.limit'),
      /** `before` is the client's limit at the time of the request. */
      payload: z.object({ clientId: id(), before: money(), amount: money(), days: z.int() }),
    }),
    z.object({
      kind: z.literal('client.contact'),
      /** Both addresses are masked; `changeId` names the place of the new one until the request is decided. */
      payload: z.object({
        clientId: id(),
        changeId: id(),
        contact: z.enum(['phone', 'email']),
        before: z.nullable(z.string()),
        after: z.string(),
        reason: z.enum(CONTACT_CHANGE_REASONS),
        proof: z.enum(IDENTITY_PROOFS),
      }),
    }),
    z.object({
      kind: z.literal('loan.waive'),
      payload: z.object({ ...aboutLoan(), component: z.enum(WAIVABLE), amount: money() }),
    }),
    z.object({ kind: z.literal('loan.write_off'), payload: z.object(aboutLoan()) }),
    z.object({ kind: z.literal('loan.undo_write_off'), payload: z.object(aboutLoan()) }),
    z.object({
      kind: z.literal('loan.sell'),
      payload: z.object({ ...aboutLoan(), buyer: z.string(), price: money() }),
    }),
    z.object({ kind: z.literal('loan.buy_back'), payload: z.object({ ...aboutLoan(), price: money() }) }),
    z.object({ kind: z.literal('loan.terminate'), payload: z.object(aboutLoan()) }),
    z.object({
      kind: z.literal('loan.reverse_payment'),
      payload: z.object({ ...aboutLoan(), payment: z.string(), amount: money() }),
    }),
    z.object({
      kind: z.literal('loan.register_payment'),
      payload: z.object({
        ...aboutLoan(),
        method: z.enum(REGISTERED_METHODS),
        reference: z.string(),
        amount: money(),
        paidOn: plainDate(),
      }),
    }),
    z.object({ kind: z.literal('payout.retry'), payload: z.object(aboutPayout()) }),
    z.object({ kind: z.literal('payout.cancel'), payload: z.object(aboutPayout()) }),
    z.object({
      kind: z.literal('payment.refund_credit'),
      /** The accounts that receive the money are masked. */
      payload: z.object({ ...aboutLoan(), amount: money(), accounts: z.array(refundAccount()) }),
    }),
    z.object({
      kind: z.literal('payment.refund_receipt'),
      payload: z.object({ receiptId: id(), amount: money(), account: refundAccount() }),
    }),
    z.object({
      kind: z.literal('bank.capital'),
      /** `lineId` is null for the balance with which the first statement of the account began. */
      payload: z.object({ lineId: z.nullable(id()), account: z.string(), date: plainDate(), amount: money() }),
    }),
    z.object({
      kind: z.literal('payout.hand_over'),
      payload: z.object({ ...aboutPayout(), folio: z.string(), paidAt: instant() }),
    }),
    z.object({
      kind: z.literal('policy.publish'),
      /** `changes` are relative to the version that made decisions at the time of the request. */
      payload: z.object({
        ...aboutDraft(),
        test: policyTest(),
      }),
    }),
    z.object({
      kind: z.literal('product.publish'),
      /** `changes` and `samples` are relative to the version that was sold at the time of the request. */
      payload: z.object({ ...aboutDraft(), samples: sampleOffers() }),
    }),
    z.object({
      kind: z.literal('message.publish'),
      /** `before` is the text that was sent at the time of the request. */
      payload: z.object({
        /** Key of `MESSAGE_TEMPLATES`; programs that read requests need not carry that list. */
        template: z.string(),
        channel: z.enum(MESSAGE_CHANNELS),
        revision: z.int(),
        before: words(),
        after: words(),
      }),
    }),
    z.object({
      kind: z.literal('working_days.publish'),
      /** Days added to and removed from the newest list, as it was at the time of the request. */
      payload: z.object({
        basedOn: z.int(),
        days: z.array(ownDay()),
        added: z.array(ownDay()),
        removed: z.array(ownDay()),
        from: z.exactOptional(plainDate()),
      }),
    }),
    z.object({
      kind: z.literal('legal.publish'),
      /** `removed` and `added` are lines relative to the newest version at the time of the request. */
      payload: z.object({
        /** Key of `LEGAL_KINDS`; programs that read requests need not carry that list. */
        legalText: z.string(),
        basedOn: z.int(),
        text: z.string(),
        registrationBefore: z.nullable(z.string()),
        registration: z.nullable(z.string()),
        removed: z.array(z.string()),
        added: z.array(z.string()),
        from: z.exactOptional(plainDate()),
      }),
    }),
    z.object({
      kind: z.literal('data.export'),
      payload: z.object({
        exportId: id(),
        askedBy: id(),
        source: z.enum(PERSONAL_EXPORTS),
        from: plainDate(),
        to: plainDate(),
      }),
    }),
    z.object({
      kind: z.literal('data.evidence'),
      /** `reference` is the name that people use for the loan. */
      payload: z.object({ ...aboutLoan(), exportId: id(), askedBy: id(), reference: z.string() }),
    }),
    z.object({
      kind: z.literal('aml.thresholds'),
      /** `version` is the one that raised alerts at the time of the request. */
      payload: z.object({ version: z.int(), before: amlThresholds(), after: amlThresholds() }),
    }),
    z.object({
      kind: z.literal('promotion.create'),
      payload: z.object({
        code: z.string(),
        discount: discount(),
        validUntil: plainDate(),
        maxUses: z.int(),
        /** Largest possible cost, by the product that was sold at the time of the request. */
        cost: money(),
        beyond: z.array(promotionBound()),
      }),
    }),
    z.object({
      kind: z.literal('identifier.more'),
      /** `day`: the day in Mexico City for which it counts. */
      payload: z.object({ ...aboutColleague(), day: plainDate(), amount: z.int() }),
    }),
    z.object({
      kind: z.literal('staff.invite'),
      payload: z.object({ email: z.string(), name: z.string(), role: z.enum(STAFF_ROLES) }),
    }),
    z.object({
      kind: z.literal('staff.change_role'),
      payload: z.object({ ...aboutColleague(), from: z.enum(STAFF_ROLES), to: z.enum(STAFF_ROLES) }),
    }),
    z.object({ kind: z.literal('staff.reactivate'), payload: z.object(aboutColleague()) }),
    z.object({ kind: z.literal('staff.reset_second_factor'), payload: z.object(aboutColleague()) }),
  ]),
);

export type ApprovalCommand = z.output<ReturnType<typeof approvalCommand>>;

type ApprovalPayloads = {
  readonly [Each in ApprovalKind]: Extract<ApprovalCommand, { readonly kind: Each }>['payload'];
};

/** Payload of a command of one kind. */
export type ApprovalPayload<Kind extends ApprovalKind> = ApprovalPayloads[Kind];

/** A command whose kind is known. */
export type ApprovalCommandOf<Kind extends ApprovalKind> = {
  [Each in Kind]: { kind: Each; payload: ApprovalPayloads[Each] };
}[Kind];
