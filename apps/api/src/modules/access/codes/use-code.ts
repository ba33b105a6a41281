import { timingSafeEqual } from 'node:crypto';
import { ok, type Result } from '@lender/money';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import type { CodeChannel } from '../../../kernel/database/schema.ts';
import { isWithinLimit } from '../../../kernel/rate-limit.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { addressHash, type CodeGuess, codeHash } from './code-address.ts';
import { codeRules } from './code-rules.ts';

/** Wrong guesses of everybody together, per hour: a spray over many addresses stops here. */
const globalFailures = (channel: CodeChannel) => ({
  bucket: `${channel}-code:failures`,
  limit: 300,
  windowSeconds: 3_600,
});

type Deps = Pick<Services, 'clock' | 'counters' | 'env' | 'vault'>;
type Guessed = Result<undefined, Refusal<'code_wrong' | 'code_expired' | 'rate_limited'>>;

/**
 * Uses a code up. The guess is counted before it is compared, in one statement, so that parallel guesses cannot share a
 * try; a refusal keeps the count although the rest of its transaction is undone.
 */
export async function useCode(tx: Tx, guess: CodeGuess, services: Deps): Promise<Guessed> {
  const matched = await consumeTry(guess, services);
  if (!matched.ok) return matched;
  const used = await tx
    .updateTable('one_time_code')
    .set({ used_at: services.clock.wall() })
    .where('channel', '=', guess.channel)
    .where('address_hash', '=', addressHash(services.vault, guess))
    .where('purpose', '=', guess.purpose)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n ? ok(undefined) : refuse('code_expired', { field: guess.field });
}

/** Compares a code and leaves it as it was. A wrong guess costs a try; a right one gets its try back. */
export async function checkCode(guess: CodeGuess, services: Deps): Promise<Guessed> {
  const matched = await consumeTry(guess, services);
  if (matched.ok)
    await sql`
      update one_time_code set tries = tries - 1
      where channel = ${guess.channel} and address_hash = ${addressHash(services.vault, guess)}
        and purpose = ${guess.purpose} and code_hash = ${codeHash(services.vault, guess)} and tries > 0`.execute(
      services.counters,
    );
  return matched;
}

async function consumeTry(guess: CodeGuess, { clock, counters, env, vault }: Deps): Promise<Guessed> {
  const { channel, purpose, subject, field } = guess;
  const { tries } = codeRules(channel, env);
  const now = clock.wall();
  const { rows } = await sql<{ code_hash: Buffer; subject: string; tries: number }>`
    update one_time_code set tries = tries + 1
    where channel = ${channel} and address_hash = ${addressHash(vault, guess)} and purpose = ${purpose}
      and used_at is null and tries < ${tries} and expires_at > ${now}
    returning code_hash, subject, tries`.execute(counters);
  const row = rows[0];
  if (!row) return refuse('code_expired', { field });
  if (row.subject === subject && timingSafeEqual(row.code_hash, codeHash(vault, guess))) return ok(undefined);
  const isWithin = await isWithinLimit(counters, globalFailures(channel), now);
  if (!isWithin) return refuse('rate_limited', { retryAfterSeconds: 600 });
  return refuse('code_wrong', { field, facts: { triesLeft: tries - row.tries } });
}
