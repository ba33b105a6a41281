import { ok, type Result } from '@lender/result';
import type { KyInstance } from 'ky';
import { answerOf } from './answer.ts';
import { listOfOrder } from './list-of-order.ts';
import type { ProviderRefusal } from './transactions.ts';

const ORDER_EXISTS = 1006;

interface Creation {
  /** Path at which it is created, below the merchant. */
  readonly path: string;
  /** List of the provider that holds objects of this kind. */
  readonly kind: 'charges' | 'payouts';
  readonly orderId: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Creates, or finds what an earlier try with the same order id created. */
export async function createOnce(
  http: KyInstance,
  { path, kind, orderId, body }: Creation,
): Promise<Result<unknown, ProviderRefusal>> {
  const created = await answerOf(http.post(path, { json: { ...body, order_id: orderId } }));
  if (created.ok || created.problem.code !== ORDER_EXISTS) return created;
  // The newest comes first, and later payments of a reference carry its order too.
  const first = (await listOfOrder(http, { kind, orderId })).at(-1);
  if (first === undefined) throw new Error(`the provider has order ${orderId} and does not list it`);
  return ok(first);
}
