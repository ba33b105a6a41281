import type { ApprovalPayload, LoanApprovalKind } from '@lender/contract';
import type { LoanAct } from './loan-act.ts';

type Waiver = Pick<ApprovalPayload<'loan.waive'>, 'component' | 'amount'>;
type Kind = Exclude<LoanApprovalKind, 'loan.reverse_payment' | 'loan.register_payment'>;

/** Loan event that each command causes, for the commands whose payload alone determines it. */
export const LOAN_EVENTS_OF = {
  'loan.waive': ({ component, amount }: Waiver) => ({ kind: 'waiver', component, amountCentavos: amount }),
  'loan.write_off': () => ({ kind: 'write_off' }),
  'loan.undo_write_off': () => ({ kind: 'write_off_undone' }),
  'loan.sell': ({ buyer, price }) => ({ kind: 'sale', buyer, priceCentavos: price }),
  'loan.buy_back': ({ price }) => ({ kind: 'buy_back', priceCentavos: price }),
  'loan.terminate': () => ({ kind: 'annulment' }),
} as const satisfies { readonly [Each in Kind]: (payload: ApprovalPayload<Each>) => LoanAct['event'] };
