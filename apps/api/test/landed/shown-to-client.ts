import {
  downloadTemporary,
  getActiveLoan,
  getActualApplication,
  getClient,
  getFlow,
  getPaymentSchedule,
  listLoanDocuments,
} from '@lender/contract';
import { centavos } from '@lender/money';
import { NOTHING } from '../people/journey.ts';
import type { TestServer } from '../server/server.ts';
import { fields, reported, sha256Of } from './shown.ts';

const PRODUCT_MAXIMUM = centavos(1_500_000);

/** Reads what a client sees of their own data: status, debts and signed documents. */
export async function shownToClient(server: TestServer, token: string) {
  const as = { token };
  const signed = async ({ id, sha256 }: { readonly id: string; readonly sha256: string }) => ({
    sha256,
    downloaded: await reported(server.call(downloadTemporary, { params: { id } }, as), sha256Of),
  });
  return {
    client: await reported(
      server.call(getClient, NOTHING, as),
      // Earlier code did not count loans that are open: it showed the product's maximum to every client with one
      // (decision 0040).
      (client) =>
        fields<typeof client>(
          'id',
          'status',
          'email',
          'availableLoanAmount',
          'hasActiveLoan',
          'closedLoansCount',
          'salaryCycle',
        )({ ...client, ...(client.hasActiveLoan && { availableLoanAmount: PRODUCT_MAXIMUM }) }),
    ),
    step: await reported(server.call(getFlow, NOTHING, as), ({ step }) => step),
    application: await reported(
      server.call(getActualApplication, NOTHING, as),
      // The current offer was shown as the principal, also of a larger offer, whose principal is now what was asked
      // for.
      ({ loanAmount, ...application }) =>
        fields<typeof application>(
          'id',
          'status',
          'desiredLoanAmount',
          'principalAmount',
          'term',
          'reasons',
        )({ ...application, principalAmount: loanAmount }),
    ),
    loan: await reported(server.call(getActiveLoan, NOTHING, as), ({ payout, ...loan }) => ({
      ...fields<typeof loan>('id', 'status', 'principal', 'total', 'startDate', 'dueDate', 'payoffToday', 'paid')(loan),
      // The names of banks had no accents at that time.
      payout: fields<typeof payout>(
        'bank',
        'lastFour',
        'trackingKey',
      )({ ...payout, bank: payout.bank && withoutAccents(payout.bank) }),
      payments: loan.payments,
    })),
    schedule: await reported(server.call(getPaymentSchedule, NOTHING, as), (instalments) =>
      instalments.map(fields('number', 'dueDate', 'principal', 'interest', 'fees', 'total', 'outstanding', 'status')),
    ),
    signed: await reported(server.call(listLoanDocuments, NOTHING, as), (all) => Promise.all(all.map(signed))),
  };
}

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{Mn}/gu, '');
