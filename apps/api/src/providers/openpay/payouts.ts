import { pesosFromCentavos } from '@lender/money';
import { ok } from '@lender/result';
import type { KyInstance } from 'ky';
import * as z from 'zod/mini';
import { answerOf } from './answer.ts';
import { createOnce } from './once.ts';
import type { OpenPay } from './port.ts';
import { speiName } from './spei-name.ts';
import type { ProviderPayout } from './transactions.ts';
import { feeSchema, readAmount, readFee } from './wire-amounts.ts';

const payoutSchema = z.object({
  id: z.string(),
  order_id: z.string(),
  status: z.enum(['in_progress', 'completed', 'failed', 'cancelled']),
  amount: z.number(),
  creation_date: z.nullish(z.string()),
  operation_date: z.nullish(z.string()),
  tracking_key: z.nullish(z.string()),
  error_message: z.nullish(z.string()),
  fee: z.nullish(feeSchema),
});

/** Accesses OpenPay's payouts: money that goes out by SPEI. */
export function payoutsOf(http: KyInstance): Pick<OpenPay, 'createPayout' | 'getPayout' | 'cancelPayout'> {
  const pathOf = (id: string): string => `payouts/${encodeURIComponent(id)}`;
  return {
    createPayout: async ({ orderId, amountCentavos, description, clabe, holderName }) => {
      const body = {
        method: 'bank_account',
        amount: pesosFromCentavos(amountCentavos),
        description,
        bank_account: { clabe, holder_name: speiName(holderName) },
      };
      const answer = await createOnce(http, { path: 'payouts', kind: 'payouts', orderId, body });
      return answer.ok ? ok(readPayout(answer.value)) : answer;
    },
    getPayout: async (id) => readPayout(await http.get(pathOf(id)).json()),
    cancelPayout: async (id) => {
      const answer = await answerOf(http.delete(pathOf(id)));
      return answer.ok ? ok(readPayout(answer.value)) : answer;
    },
  };
}

function readPayout(answer: unknown): ProviderPayout {
  const payout = payoutSchema.parse(answer);
  // Before its bank has it, a payout has only the moment of its creation.
  const operationDate = z.string().parse(payout.operation_date ?? payout.creation_date);
  return {
    id: payout.id,
    orderId: payout.order_id,
    status: payout.status,
    amountCentavos: readAmount(payout.amount),
    operationDate,
    trackingKey: payout.tracking_key ?? undefined,
    errorMessage: payout.error_message ?? undefined,
    fee: readFee(payout.fee),
  };
}
