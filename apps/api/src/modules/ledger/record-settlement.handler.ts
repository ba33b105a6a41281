import { recordSettlement } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { settleClearing } from './settle-clearing.ts';

export const recordSettlementHandler = implement(recordSettlement, async ({ body }, { tx, services }) => {
  const { account, reference, date: businessDate, gross, fee, feeIva } = body;
  const { today } = await services.clock.business(tx);
  if (businessDate > today) return refuse('invalid_input', { field: ['date'] });
  if (fee + feeIva >= gross) return refuse('amount_out_of_limits', { field: ['fee'] });
  const amounts = { grossCentavos: gross, feeCentavos: fee, feeIvaCentavos: feeIva };
  return ok({ booked: await settleClearing(tx, { account, reference, businessDate, ...amounts }, services) });
});
