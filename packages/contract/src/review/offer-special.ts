import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { positiveMoney } from '../wire/money.ts';
import { line } from '../wire/text.ts';
import { caseDetail } from './case-detail.ts';

/** Makes another offer to an application under manual verification, which its borrower accepts or not. */
export const offerSpecial = defineEndpoint({
  name: 'offerSpecial',
  method: 'POST',
  path: '/web/private/back-office/application/{id}/special-offer',
  access: 'staff',
  permission: 'case.offer',
  summary: 'Make a special offer',
  params: idParams,
  body: lazy(() => z.strictObject({ amount: positiveMoney(), note: line(500) })),
  reply: caseDetail,
  refusals: ['not_found', 'illegal_transition', 'amount_out_of_limits', 'client_cannot_apply', 'consent_missing'],
  repeat: 'key',
});
