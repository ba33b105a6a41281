import type { KyInstance } from 'ky';
import * as z from 'zod/mini';

/** OpenPay gives ten unless it is asked for more. */
const PAGE = 100;

const pageSchema = z.array(z.looseObject({ id: z.string() }));

/** Everything of an order, newest first, however many pages it takes. What is made meanwhile moves pages but loses nothing. */
export async function listOfOrder(
  http: KyInstance,
  { kind, orderId }: { readonly kind: 'charges' | 'payouts'; readonly orderId: string },
): Promise<readonly unknown[]> {
  const found = new Map<string, unknown>();
  for (let offset = 0; ; offset += PAGE) {
    const searchParams = { order_id: orderId, limit: PAGE, offset };
    const page = pageSchema.parse(await http.get(kind, { searchParams }).json());
    for (const transaction of page) found.set(transaction.id, transaction);
    if (page.length < PAGE) return [...found.values()];
  }
}
