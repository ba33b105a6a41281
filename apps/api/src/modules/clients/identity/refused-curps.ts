import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';

const DAY_MS = 86_400_000;
/** Days that a refused CURP is kept and counts. */
export const REFUSED_CURP_DAYS = 30;
/** Number of CURPs, invalid or of another client, that no longer count as a slip of the finger. */
const TRIES = 3;

/** Counts a CURP that was refused, although its transaction is undone; the same one sent twice counts once. */
export async function countRefusedCurp(
  { clientId, text }: { readonly clientId: string; readonly text: string },
  { clock, counters, vault }: Pick<Services, 'clock' | 'counters' | 'vault'>,
): Promise<void> {
  const hash = vault.searchHash('curp', text.trim().toUpperCase());
  await sql`
    insert into refused_curp (client_id, keyed_hash, refused_at) values (${clientId}, ${hash}, ${clock.wall()})
    on conflict (client_id, keyed_hash) do update set refused_at = excluded.refused_at`.execute(counters);
}

/** Tells whether a client tried so many wrong CURPs lately that the right one is doubted too. */
export async function isIdentifierDoubted(
  tx: Tx,
  clientId: string,
  { clock }: Pick<Services, 'clock'>,
): Promise<boolean> {
  const since = new Date(clock.wall().getTime() - REFUSED_CURP_DAYS * DAY_MS);
  const { tries } = await tx
    .selectFrom('refused_curp')
    .select((eb) => eb.fn.countAll<number>().as('tries'))
    .where('client_id', '=', clientId)
    .where('refused_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(tries) >= TRIES;
}
