import type { KyInstance } from 'ky';
import * as z from 'zod/mini';

/** Page size; OpenPay's own default is ten. */
const PAGE = 100;

const pageSchema = z.array(z.looseObject({ id: z.string() }));

/** Lists everything of an order, newest first, over all pages. New rows shift the pages, but none is lost. */
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
