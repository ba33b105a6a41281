import { timingSafeEqual } from 'node:crypto';
import { mexicoDate } from '@lender/calculator';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { withinPace } from '../http/rate-limit.ts';
import { type Done, done, type Refused, refuse } from '../http/refuse.ts';
import type { Services } from '../services.ts';

/** How long a code lives, how soon another may be asked for, how many a day, how many guesses each takes. */
const LIFE_SECONDS = 600;
const RESEND_SECONDS = 60;
const CODES_A_DAY = 3;
const TRIES = 3;
/** Wrong guesses of everybody together, per hour: a spray over many phones stops here. */
const GLOBAL_FAILURES = { bucket: 'sms-code:failures', limit: 300, windowSeconds: 3_600 };
/** Codes sent to everybody together, per minute: nobody runs up the bill. */
const GLOBAL_SENDS = { bucket: 'sms-code:sends', limit: 120, windowSeconds: 60 };

export type CodePurpose = 'registration' | 'signature';

export interface CodeAddress {
  readonly phone: string;
  readonly purpose: CodePurpose;
  /** What the code is for; it answers nothing else. */
  readonly subject: string;
}

export interface CodeSent {
  readonly digits: number;
  readonly expiresAt: string;
  readonly resendAt: string;
}

type Using = Pick<Services, 'clock' | 'counters' | 'env' | 'jobs' | 'randomInt' | 'vault'>;

/**
 * Makes a code, remembers its hash and sends it by SMS after the transaction commits. One code lives per phone and
 * purpose: a new one takes the place of the old.
 */
export async function sendCode(
  tx: Tx,
  { phone, purpose, subject }: CodeAddress,
  services: Using,
): Promise<Done<CodeSent> | Refused<'already_sent_in_last_minutes' | 'request_count_by_day_exceed' | 'rate_limited'>> {
  const { clock, env, jobs, randomInt, vault } = services;
  const now = clock.wall();
  const phoneHash = vault.searchHash('phone', phone);
  const today = mexicoDate(now.getTime());
  const code = String(randomInt(10 ** env.SMS_CODE_DIGITS)).padStart(env.SMS_CODE_DIGITS, '0');
  const expiresAt = new Date(now.getTime() + LIFE_SECONDS * 1000);
  const resendFrom = new Date(now.getTime() - RESEND_SECONDS * 1000);

  // One statement decides and writes, so that of parallel requests one sends.
  const { rows } = await sql<{ sent_today: number }>`
    insert into sms_code (phone_hash, purpose, subject, code_hash, sent_at, expires_at, tries, used_at, day, sent_today)
    values (${phoneHash}, ${purpose}, ${subject}, ${hashOf(code, vault)}, ${now}, ${expiresAt}, 0, null, ${today}, 1)
    on conflict (phone_hash, purpose) do update set
      subject = excluded.subject, code_hash = excluded.code_hash, sent_at = excluded.sent_at,
      expires_at = excluded.expires_at, tries = 0, used_at = null, day = excluded.day,
      sent_today = case when sms_code.day = excluded.day then sms_code.sent_today + 1 else 1 end
    where sms_code.sent_at <= ${resendFrom} and (sms_code.day <> excluded.day or sms_code.sent_today < ${CODES_A_DAY})
    returning sent_today`.execute(tx);
  if (rows.length === 0) return refuseSending(tx, { phoneHash, purpose, today, now, digits: env.SMS_CODE_DIGITS });
  // Counted in this transaction, since only what is sent counts. It must not wait for a counters' connection either:
  // all of those may be waiting for the row that was just written.
  if (!(await withinPace(tx, GLOBAL_SENDS, now))) return refuse('rate_limited', { retryAfterSeconds: 60 });

  const text = `${code} es tu código de Quincena. No lo compartas con nadie. Vence en 10 minutos.`;
  const sealed = vault.seal(JSON.stringify({ phone, text }), 'job:send-sms').toString('base64');
  await jobs.enqueue(tx, 'send-sms', { sealed });
  const resendAt = new Date(now.getTime() + RESEND_SECONDS * 1000);
  return done({ digits: env.SMS_CODE_DIGITS, expiresAt: expiresAt.toISOString(), resendAt: resendAt.toISOString() });
}

interface RefusedSending {
  readonly phoneHash: Buffer;
  readonly purpose: CodePurpose;
  readonly today: string;
  readonly now: Date;
  readonly digits: number;
}

/** Says why no code was sent, and whether the one before still works, so that a page can ask for that one. */
async function refuseSending(tx: Tx, { phoneHash, purpose, today, now, digits }: RefusedSending) {
  const { sent_at, sent_today, day, expires_at, used_at } = await tx
    .selectFrom('sms_code')
    .select(['sent_at', 'sent_today', 'day', 'expires_at', 'used_at'])
    .where('phone_hash', '=', phoneHash)
    .where('purpose', '=', purpose)
    .executeTakeFirstOrThrow();
  const field = ['mobilePhone', 'number'];
  const facts = used_at === null && expires_at > now ? { digits } : {};
  if (day === today && sent_today >= CODES_A_DAY) return refuse('request_count_by_day_exceed', { field, facts });
  const waitMs = sent_at.getTime() + RESEND_SECONDS * 1000 - now.getTime();
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return refuse('already_sent_in_last_minutes', { field, facts, retryAfterSeconds });
}

/**
 * Uses a code up. The guess is counted before it is compared, in one statement, so that parallel guesses cannot share a
 * try; a refusal keeps the count although the rest of its transaction is undone.
 */
export async function useCode(
  tx: Tx,
  { phone, purpose, subject, code, field }: CodeAddress & { code: string; field: readonly string[] },
  { clock, counters, vault }: Using,
): Promise<Done<undefined> | Refused<'code_wrong' | 'code_expired' | 'rate_limited'>> {
  const now = clock.wall();
  const phoneHash = vault.searchHash('phone', phone);
  const { rows } = await sql<{ code_hash: Buffer; subject: string; tries: number }>`
    update sms_code set tries = tries + 1
    where phone_hash = ${phoneHash} and purpose = ${purpose} and used_at is null and tries < ${TRIES} and expires_at > ${now}
    returning code_hash, subject, tries`.execute(counters);
  const row = rows[0];
  if (!row) return refuse('code_expired', { field });
  if (row.subject !== subject || !timingSafeEqual(row.code_hash, hashOf(code, vault))) {
    const calm = await withinPace(counters, GLOBAL_FAILURES, now);
    if (!calm) return refuse('rate_limited', { retryAfterSeconds: 600 });
    return refuse('code_wrong', { field, facts: { triesLeft: TRIES - row.tries } });
  }
  const used = await tx
    .updateTable('sms_code')
    .set({ used_at: now })
    .where('phone_hash', '=', phoneHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n ? done(undefined) : refuse('code_expired', { field });
}

const hashOf = (code: string, vault: Services['vault']): Buffer => vault.searchHash('sms-code', code);

/** What the living code of a phone is for, if there is one; a guess is not spent on asking. */
export async function codeSubject(
  tx: Tx,
  { phone, purpose }: Pick<CodeAddress, 'phone' | 'purpose'>,
  { clock, vault }: Pick<Using, 'clock' | 'vault'>,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('sms_code')
    .select('subject')
    .where('phone_hash', '=', vault.searchHash('phone', phone))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock.wall())
    .executeTakeFirst();
  return row?.subject;
}
