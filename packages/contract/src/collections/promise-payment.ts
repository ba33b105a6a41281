import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { idParams } from '../wire/id.ts';
import { positiveMoney } from '../wire/money.ts';
import { nothing } from '../wire/reply.ts';
import { line } from '../wire/text.ts';

/**
 * Writes down what a borrower promises to pay, and until when: no more than what is owed today, within the days that the product states. It is kept
 * or broken by what is paid. One promise at a time is open.
 */
export const promisePayment = defineEndpoint({
  name: 'promisePayment',
  method: 'POST',
  path: '/web/private/back-office/loan/{id}/promise',
  access: 'staff',
  permission: 'collection.work',
  summary: 'Record a promise to pay',
  params: idParams,
  body: lazy(() => z.strictObject({ amount: positiveMoney(), promisedOn: plainDate(), note: line(500) })),
  reply: nothing,
  status: 201,
  refusals: ['not_found', 'nothing_to_pay', 'promise_open', 'invalid_input'],
  repeat: 'key',
});
