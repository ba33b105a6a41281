import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

/** Part of a notice that we read: its subject, never its amounts. */
export interface OpenPayNotice {
  readonly type: string;
  readonly transactionId: string | undefined;
  /** Order of the notice; undefined when it is not one of ours, which are UUIDs. */
  readonly orderId: string | undefined;
  /** Code that OpenPay asks its merchant to repeat before it sends notices. */
  readonly verificationCode: string | undefined;
  /** Key that is the same for every delivery of one notice. */
  readonly key: string;
}

const word = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));

const noticeSchema = z.object({
  type: word(60),
  id: z.nullish(word(100)),
  event_date: z.nullish(word(40)),
  verification_code: z.nullish(word(100)),
  transaction: z.nullish(
    z.object({
      id: word(60),
      order_id: z.nullish(word(100)),
      status: z.nullish(word(40)),
      operation_date: z.nullish(word(40)),
    }),
  ),
});

const isUuid = (text: string): boolean => z.safeParse(z.uuid(), text).success;

/** Reads a notice of any kind, known or not; undefined when it is none. */
export function readNotice(raw: Buffer): OpenPayNotice | undefined {
  const { data } = noticeSchema.safeParse(jsonOf(raw));
  if (!data) return undefined;
  const orderId = data.transaction?.order_id ?? undefined;
  return {
    type: data.type,
    transactionId: data.transaction?.id,
    orderId: orderId !== undefined && isUuid(orderId) ? orderId : undefined,
    verificationCode: data.verification_code ?? undefined,
    key: keyOf(data, raw),
  };
}

/**
 * Returns the key of a notice. OpenPay's notices have no id today: the event, its subject and its moment identify one;
 * without a transaction, its exact bytes do.
 */
function keyOf({ type, id, event_date, transaction }: z.output<typeof noticeSchema>, raw: Buffer): string {
  if (id) return `id:${id}`;
  if (!transaction) return `${type}:${createHash('sha256').update(raw).digest('hex')}`;
  return [type, transaction.id, transaction.status, event_date ?? transaction.operation_date].join(':');
}

function jsonOf(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return undefined;
  }
}
