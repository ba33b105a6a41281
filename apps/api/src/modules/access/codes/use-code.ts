import { timingSafeEqual } from 'node:crypto';
import { ok, type Result } from '@lender/result';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import { countHits, takeBackHits } from '../../../kernel/rate-limit.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { addressHash, type CodeGuess, codeHash } from './code-address.ts';
import { guessHits } from './code-limits.ts';
import { codeRules } from './code-rules.ts';

type Deps = Pick<Services, 'clock' | 'counters' | 'env' | 'limits' | 'vault'>;
type Compared = Result<undefined, Refusal<'code_wrong' | 'code_expired'>>;
type Guessed = Result<undefined, Refusal<'code_wrong' | 'code_expired' | 'rate_limited'>>;

/**
 * Tries a code and uses it up. The counts of a refusal are kept although the rest of its transaction is rolled back.
 */
export async function useCode(tx: Tx, guess: CodeGuess, services: Deps): Promise<Guessed> {
  const tried = await tryCodes([guess], services);
  return tried.ok ? spendCode(tx, guess, services) : tried;
}

/** Tries a code and leaves it as it was. A wrong guess costs a try; a right one gets its try back. */
export async function checkCode(guess: CodeGuess, services: Deps): Promise<Guessed> {
  const tried = await tryCodes([guess], services);
  if (tried.ok)
    await sql`
      update one_time_code set tries = tries - 1
      where channel = ${guess.channel} and address_hash = ${addressHash(services.vault, guess)}
        and purpose = ${guess.purpose} and code_hash = ${codeHash(services.vault, guess)} and tries > 0`.execute(
      services.counters,
    );
  return tried;
}

/**
 * Compares codes that are valid only together, all of them whichever is wrong. The guess is counted before anything is
 * compared, and a right one is given back: over the limit a right guess is refused like a wrong one.
 */
export async function tryCodes(guesses: readonly [CodeGuess, ...CodeGuess[]], services: Deps): Promise<Guessed> {
  const hits = guessHits(guesses[0]);
  const counted = await countHits(hits, services);
  if (!counted.ok) return counted;
  const compared: Compared[] = [];
  for (const guess of guesses) compared.push(await compareCode(guess, services));
  const isWrong = compared.some((one) => !one.ok && one.problem.code === 'code_wrong');
  if (!isWrong) await takeBackHits(hits, services);
  return compared.find((one) => !one.ok) ?? ok(undefined);
}

/** Uses up a code that was tried. Of two requests with the same code, one succeeds. */
export async function spendCode(
  tx: Tx,
  spent: CodeGuess,
  { clock, vault }: Pick<Deps, 'clock' | 'vault'>,
): Promise<Result<undefined, Refusal<'code_expired'>>> {
  const used = await tx
    .updateTable('one_time_code')
    .set({ used_at: clock.wall() })
    .where('channel', '=', spent.channel)
    .where('address_hash', '=', addressHash(vault, spent))
    .where('purpose', '=', spent.purpose)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n ? ok(undefined) : refuse('code_expired', { field: spent.field });
}

/**
 * Takes a try and compares, in one statement, so that parallel guesses cannot share a try. A code that another
 * transaction is replacing or using up counts as gone: waiting for it would hold one of the counters' few connections.
 */
async function compareCode(guess: CodeGuess, { clock, counters, env, vault }: Deps): Promise<Compared> {
  const { channel, purpose, subject, field } = guess;
  const { tries } = codeRules(channel, env);
  const { rows } = await sql<{ code_hash: Buffer; subject: string; tries: number }>`
    update one_time_code set tries = tries + 1
    where (channel, address_hash, purpose) in (
      select channel, address_hash, purpose from one_time_code
      where channel = ${channel} and address_hash = ${addressHash(vault, guess)} and purpose = ${purpose}
        and used_at is null and tries < ${tries} and expires_at > ${clock.wall()}
      for update skip locked)
    returning code_hash, subject, tries`.execute(counters);
  const row = rows[0];
  if (!row) return refuse('code_expired', { field });
  if (row.subject === subject && timingSafeEqual(row.code_hash, codeHash(vault, guess))) return ok(undefined);
  return refuse('code_wrong', { field, facts: { triesLeft: tries - row.tries } });
}
