import { pesosFromCentavos } from '@lender/money';
import { ok } from '@lender/result';
import type { KyInstance } from 'ky';
import * as z from 'zod/mini';
import { answerOf } from './answer.ts';
import type { DirectDebit, ProviderDebit } from './port.ts';
import { readDebit } from './read-debit.ts';

/** A creation answers with only an id. */
const madeSchema = z.object({ paymentRequestId: z.string() });
const foundSchema = z.object({ items: z.array(z.unknown()) });

/** A search also finds parts of references; ours are ids, so there are never this many. */
const FOUND_AT_MOST = 20;

type Debits = Pick<DirectDebit, 'debit' | 'findDebit' | 'cancelDebit'>;

/** Accesses Belvo's payment requests. */
export function debitsOf(http: KyInstance): Debits {
  const pathOf = (id: string): string => `payment_requests/${encodeURIComponent(id)}`;
  const readNow = async (id: string): Promise<ProviderDebit> => readDebit(await http.get(pathOf(id)).json());
  const findDebit = async (orderId: string): Promise<ProviderDebit | undefined> => {
    const searchParams = { search: orderId, limit: FOUND_AT_MOST };
    const { items } = foundSchema.parse(await http.get('payment_requests', { searchParams }).json());
    return items.map(readDebit).find((debit) => debit.orderId === orderId);
  };
  return {
    findDebit,
    // Belvo remembers a key for a day, and a reference permanently.
    debit: async ({ orderId, accountId, amountCentavos }) => {
      const made = await findDebit(orderId);
      if (made) return ok(made);
      const order = { reference: orderId, paymentMethodId: accountId, currency: 'mxn' };
      const answer = await answerOf(
        http.post('payment_requests', {
          json: { ...order, amount: pesosFromCentavos(amountCentavos) },
          headers: { 'idempotency-key': orderId },
        }),
      );
      return answer.ok ? ok(await readNow(madeSchema.parse(answer.value).paymentRequestId)) : answer;
    },
    cancelDebit: async (id) => {
      const answer = await answerOf(http.post(`${pathOf(id)}/cancel`));
      return answer.ok ? readDebit(answer.value) : readNow(id);
    },
  };
}
