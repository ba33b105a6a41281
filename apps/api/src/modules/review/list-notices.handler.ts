import { listNotices } from '@lender/contract';
import { ok } from '@lender/result';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { implement } from '../../implement.ts';

/** Part of a notice that is stored in plain text. The code and the subject of older notices are not known. */
const noticeBody = z.object({
  type: z.string(),
  transaction: z.nullable(z.object({ id: z.string(), order_id: z.nullable(z.string()) })),
  subject: z.optional(z.nullable(z.string())),
  verification_code: z.optional(z.nullable(z.string())),
});

/** Number of rows beyond a page that are counted: each page shows which come next, and none counts all rows. */
const COUNTED_BEYOND = 1_000;

export const listNoticesHandler = implement(listNotices, async ({ query }, { tx, setPage }) => {
  const { transactionId, page = 1, perPage = 25 } = query;
  const asked = tx
    .selectFrom('provider_event')
    .$if(transactionId !== undefined, (notices) =>
      notices.where(sql`body -> 'transaction' ->> 'id'`, '=', transactionId),
    );
  const counted = asked
    .select('id')
    .limit(page * perPage + COUNTED_BEYOND)
    .as('counted');
  const { total } = await tx
    .selectFrom(counted)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await asked
    .select(['id', 'provider', 'event_key', 'body', 'received_at'])
    .orderBy('received_at', 'desc')
    .orderBy('event_key')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  setPage({ page, perPage, total, count: rows.length });
  return ok(
    rows.map(({ id, provider, body, received_at }) => {
      const { type, transaction, subject, verification_code } = noticeBody.parse(body);
      return {
        id,
        provider,
        type,
        transactionId: transaction?.id ?? null,
        orderId: transaction?.order_id ?? null,
        subject: subject ?? null,
        verificationCode: verification_code ?? null,
        receivedAt: received_at.toISOString(),
      };
    }),
  );
});
