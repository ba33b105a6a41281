import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { clientStatus } from '../wire/client-status.ts';
import { id } from '../wire/id.ts';
import { money } from '../wire/money.ts';

/** Commands about one loan. */
export const LOAN_APPROVAL_KINDS = [
  'loan.waive',
  'loan.write_off',
  'loan.undo_write_off',
  'loan.sell',
  'loan.buy_back',
  'loan.terminate',
  'loan.reverse_payment',
] as const;
export type LoanApprovalKind = (typeof LOAN_APPROVAL_KINDS)[number];

export const APPROVAL_KINDS = ['client.status', ...LOAN_APPROVAL_KINDS] as const;
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];

/** Parts of a debt that may be forgiven. */
export const WAIVABLE = ['lateCharge', 'fees', 'interest', 'principal'] as const;

const aboutLoan = () => ({ clientId: id(), loanId: id() });

export const approvalKind = lazy(() => z.enum(APPROVAL_KINDS));

/** Every command that waits for a second person, with what was asked for: what the checker reads, and what then happens. */
export const approvalCommand = lazy(() =>
  z.union([
    z.object({
      kind: z.literal('client.status'),
      payload: z.object({ clientId: id(), from: clientStatus(), to: clientStatus() }),
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
  ]),
);

export type ApprovalCommand = z.output<ReturnType<typeof approvalCommand>>;

type ApprovalPayloads = {
  readonly [Each in ApprovalKind]: Extract<ApprovalCommand, { readonly kind: Each }>['payload'];
};

/** What was asked for by a command of one kind. */
export type ApprovalPayload<Kind extends ApprovalKind> = ApprovalPayloads[Kind];

/** A command that is known to be of one kind. */
export type ApprovalCommandOf<Kind extends ApprovalKind> = {
  [Each in Kind]: { kind: Each; payload: ApprovalPayloads[Each] };
}[Kind];
