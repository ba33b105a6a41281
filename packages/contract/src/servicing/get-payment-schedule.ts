import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instalment } from '../loans/instalment.ts';
import { whichLoan } from '../wire/which-loan.ts';

/** Returns the repayments of the active loan, each with its parts and the amount still open. */
export const getPaymentSchedule = defineEndpoint({
  name: 'getPaymentSchedule',
  method: 'GET',
  path: '/web/private/client/loan/active/payment-schedule',
  access: 'client',
  summary: 'Retrieve the payment schedule of the loan',
  query: whichLoan,
  reply: lazy(() => z.array(instalment())),
  refusals: ['no_active_loan'],
});
