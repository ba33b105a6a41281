import { recordSettlement, refundReceipt } from '@lender/contract';
import type { FormProblem } from '@lender/web/forms';
import { useMay } from '../../shell/staff.tsx';
import type { FoundLoans } from './found-loans.server.ts';
import type { IncomingPaymentIntent } from './incoming-payment-query.ts';
import type { IncomingPaymentView } from './incoming-payments.server.ts';
import { MatchPanel } from './match-panel.tsx';
import type { SenderView } from './matching.server.ts';
import { RefundPanel } from './refund-panel.tsx';
import { SettlementPanel } from './settlement-panel.tsx';

export interface IntentPanelProps {
  readonly intent?: IncomingPaymentIntent;
  readonly deposit?: IncomingPaymentView;
  readonly sender?: SenderView;
  /** Result of the search for a loan. */
  readonly found?: FoundLoans;
  readonly formKey: string;
  /** Problem of the form that was sent. */
  readonly problem?: FormProblem;
  /** Problem of the loan that was chosen. */
  readonly matchProblem?: FormProblem;
}

/** Draws the form of the action that the address opens: a match, a refund or a settlement. */
export function IntentPanel({ intent, deposit, sender, found, formKey, problem, matchProblem }: IntentPanelProps) {
  const may = useMay();
  return (
    <>
      {deposit && sender && (
        <MatchPanel deposit={deposit} sender={sender} found={found} formKey={formKey} problem={matchProblem} />
      )}
      {intent === 'refund' && deposit && may(refundReceipt) && (
        <RefundPanel deposit={deposit} formKey={formKey} problem={problem} />
      )}
      {intent === 'settlement' && may(recordSettlement) && <SettlementPanel formKey={formKey} problem={problem} />}
    </>
  );
}
