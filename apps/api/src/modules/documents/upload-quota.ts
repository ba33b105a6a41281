import { ok, type Result } from '@lender/money';
import type { Tx } from '../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';

/** Enough for every document of an application twice over, at the largest size. */
export const BYTES_A_DAY = 400 * 1024 * 1024;
const DAY_MS = 86_400_000;

/** Is there room for so many bytes more, in the 24 hours up to now? Files that were removed since count as well. */
export async function withinDailyBytes(
  tx: Tx,
  { clientId, sizeBytes, now }: { clientId: string; sizeBytes: number; now: Date },
): Promise<Result<undefined, Refusal<'rate_limited'>>> {
  const { bytes, oldest } = await tx
    .selectFrom('document')
    .select((eb) => [eb.fn.sum<string | null>('size_bytes').as('bytes'), eb.fn.min('uploaded_at').as('oldest')])
    .where('client_id', '=', clientId)
    .where('uploaded_at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  if (Number(bytes ?? 0) + sizeBytes <= BYTES_A_DAY) return ok(undefined);
  const freeAt = (oldest?.getTime() ?? now.getTime()) + DAY_MS;
  return refuse('rate_limited', { retryAfterSeconds: Math.ceil((freeAt - now.getTime()) / 1000) });
}
