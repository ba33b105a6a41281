import { clientToken } from '@lender/api/test/loans/client-token';
import { claimTransfer, getPaymentClabe, type LoanReportKind, reportLoan } from '@lender/contract';
import { centavos } from '@lender/money';
import type { Lived } from '../../world/lived.ts';
import { type DeskWork, lateLoans, runningLoans } from './desk-work.ts';

/** Reports of borrowers about their own loans, which a person has to look at. */
export const REPORTED_BY_CLIENTS: readonly DeskWork[] = [
  report('hardship', 2),
  report('hardship', 1),
  report('not_mine', 3),
  claim(9),
  claim(8),
];

function report(kind: LoanReportKind, daysAgo: number): DeskWork {
  return {
    daysAgo,
    hour: 12.7,
    work: async (lived) => {
      const loans = kind === 'hardship' ? await lateLoans(lived, 2) : await runningLoans(lived);
      const loan = loans[daysAgo];
      if (!loan) return;
      const cause = kind === 'hardship' ? { cause: 'less_income' as const } : {};
      const query = { loanId: loan.id };
      const token = await clientToken(loan.client_id, lived.server);
      await lived.server.ask(reportLoan, { query, body: { kind, ...cause } }, token);
    },
  };
}

/** Returns the claim of a borrower to have sent a transfer that Banco de México does not know. */
function claim(daysAgo: number): DeskWork {
  return {
    daysAgo,
    hour: 18,
    work: async (lived: Lived) => {
      const { server, moments } = lived;
      const loan = (await lateLoans(lived, 1))[daysAgo % 3];
      if (!loan) return;
      const token = await clientToken(loan.client_id, server);
      const { id: loanId } = loan;
      await server.ask(getPaymentClabe, { body: { loanId } }, token);
      const trackingKey = `BNET0100${loanId.replaceAll('-', '').slice(-14).toUpperCase()}`;
      const sentOn = moments.dayAgo(daysAgo);
      const body = { loanId, trackingKey, sentOn, senderBank: '012', amount: centavos(125_000) };
      await server.ask(claimTransfer, { body }, token);
    },
  };
}
