import type { ApprovalPayload, EffectiveCommand, getLoanEffect, Send } from '@lender/contract';

/** Commands whose only effect is an event of the loan, and whose kind says all that their effect depends on. */
export type ActKind = Exclude<
  EffectiveCommand,
  'loan.waive' | 'loan.reverse_payment' | 'loan.register_payment' | 'payment.refund_credit'
>;
type Payload<Kind extends 'loan.waive' | 'loan.reverse_payment' | 'loan.register_payment'> = Omit<
  ApprovalPayload<Kind>,
  'clientId' | 'loanId'
>;

/** Command whose only effect is an event of the loan. */
export type WantedAct = { readonly kind: ActKind } | ({ readonly kind: 'loan.waive' } & Payload<'loan.waive'>);

/** Command about a loan, with the facts that its effect depends on. */
export type WantedCommand =
  | WantedAct
  | { readonly kind: 'payment.refund_credit' }
  | ({ readonly kind: 'loan.reverse_payment' } & Pick<Payload<'loan.reverse_payment'>, 'payment'>)
  | ({ readonly kind: 'loan.register_payment' } & Payload<'loan.register_payment'>);

type Query = Send<typeof getLoanEffect>['query'];

/** Reads a question about a command, or names what it leaves out. */
export function wantedCommand({ command: kind, ...said }: Query): WantedCommand | { readonly missing: keyof Query } {
  const { component, amount, payment, method, reference, paidOn } = said;
  switch (kind) {
    case 'loan.waive':
      if (!component) return { missing: 'component' };
      return amount ? { kind, component, amount } : { missing: 'amount' };
    case 'loan.reverse_payment':
      return payment ? { kind, payment } : { missing: 'payment' };
    case 'loan.register_payment':
      if (!amount) return { missing: 'amount' };
      if (!method) return { missing: 'method' };
      if (!reference) return { missing: 'reference' };
      return paidOn ? { kind, amount, method, reference, paidOn } : { missing: 'paidOn' };
    default:
      return { kind };
  }
}
