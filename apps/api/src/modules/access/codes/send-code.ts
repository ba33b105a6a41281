import { mexicoDate } from '@lender/calculator';
import { ok, type Result } from '@lender/money';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import type { CodeChannel } from '../../../kernel/database/schema.ts';
import { isWithinLimit } from '../../../kernel/rate-limit.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { copy, queueEmail, queueSms } from '../../messages/index.ts';
import { addressHash, type CodeAddress, codeHash } from './code-address.ts';
import { type CodeRules, codeRules } from './code-rules.ts';

/** Codes sent to everybody together, per minute: nobody runs up the bill. */
const globalSends = (channel: CodeChannel) => ({ bucket: `${channel}-code:sends`, limit: 120, windowSeconds: 60 });

const FIELD = { sms: ['mobilePhone', 'number'], email: ['email'] } as const;

export interface CodeSent {
  readonly digits: number;
  readonly expiresAt: string;
  readonly resendAt: string;
}

export interface CodeToSend extends CodeAddress {
  /** Everything happens but the delivery: the address is nobody's, and that must not show. */
  readonly isWithheld?: boolean;
}

type Deps = Pick<Services, 'clock' | 'env' | 'jobs' | 'randomInt' | 'vault'>;

/**
 * Makes a code, remembers its hash and sends it after the transaction commits. One code lives per address and purpose:
 * a new one takes the place of the old.
 */
export async function sendCode(
  tx: Tx,
  to: CodeToSend,
  services: Deps,
): Promise<Result<CodeSent, Refusal<'already_sent_in_last_minutes' | 'request_count_by_day_exceed' | 'rate_limited'>>> {
  const { clock, env, randomInt, vault } = services;
  const rules = codeRules(to.channel, env);
  const now = clock.wall();
  const { channel, purpose, subject } = to;
  const today = mexicoDate(now.getTime());
  const code = String(randomInt(10 ** rules.digits)).padStart(rules.digits, '0');
  const hash = { address: addressHash(vault, to), code: codeHash(vault, { ...to, code }) };
  const expiresAt = later(now, rules.lifeSeconds);

  // One statement decides and writes, so that of parallel requests one sends.
  const { rows } = await sql<{ sent_today: number }>`
    insert into one_time_code
      (channel, address_hash, purpose, subject, code_hash, sent_at, expires_at, tries, used_at, day, sent_today)
    values
      (${channel}, ${hash.address}, ${purpose}, ${subject}, ${hash.code}, ${now}, ${expiresAt}, 0, null, ${today}, 1)
    on conflict (channel, address_hash, purpose) do update set
      subject = excluded.subject, code_hash = excluded.code_hash, sent_at = excluded.sent_at,
      expires_at = excluded.expires_at, tries = 0, used_at = null, day = excluded.day,
      sent_today = case when one_time_code.day = excluded.day then one_time_code.sent_today + 1 else 1 end
    where one_time_code.sent_at <= ${later(now, -rules.resendSeconds)}
      and (one_time_code.day <> excluded.day or one_time_code.sent_today < ${rules.codesADay})
    returning sent_today`.execute(tx);
  if (rows.length === 0) return refuseSending(tx, { to, rules, now, today, vault });
  // Counted in this transaction, since only what is sent counts. It must not wait for a counters' connection either:
  // all of those may be waiting for the row that was just written.
  if (!(await isWithinLimit(tx, globalSends(channel), now))) return refuse('rate_limited', { retryAfterSeconds: 60 });

  await deliver(tx, { to, code, minutes: rules.lifeSeconds / 60 }, services);
  const resendAt = later(now, rules.resendSeconds).toISOString();
  return ok({ digits: rules.digits, expiresAt: expiresAt.toISOString(), resendAt });
}

async function deliver(
  tx: Tx,
  { to, code, minutes }: { to: CodeToSend; code: string; minutes: number },
  services: Deps,
): Promise<void> {
  const address = to.isWithheld ? undefined : to.address;
  const words = to.purpose === 'recovery' ? copy.recoveryCode : copy.code;
  if (to.channel === 'sms') await queueSms(tx, { phone: address, text: words.sms(code, minutes) }, services);
  else await queueEmail(tx, { to: address, ...words.email(code, minutes) }, services);
}

interface RefusedSending {
  readonly to: CodeAddress;
  readonly rules: CodeRules;
  readonly now: Date;
  readonly today: string;
  readonly vault: Services['vault'];
}

/** Says why no code was sent, and whether the one before still works, so that a page can ask for that one. */
async function refuseSending(tx: Tx, { to, rules, now, today, vault }: RefusedSending) {
  const { sent_at, sent_today, day, expires_at, used_at } = await tx
    .selectFrom('one_time_code')
    .select(['sent_at', 'sent_today', 'day', 'expires_at', 'used_at'])
    .where('channel', '=', to.channel)
    .where('address_hash', '=', addressHash(vault, to))
    .where('purpose', '=', to.purpose)
    .executeTakeFirstOrThrow();
  const field = FIELD[to.channel];
  const facts = used_at === null && expires_at > now ? { digits: rules.digits } : {};
  if (day === today && sent_today >= rules.codesADay) return refuse('request_count_by_day_exceed', { field, facts });
  const waitMs = later(sent_at, rules.resendSeconds).getTime() - now.getTime();
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return refuse('already_sent_in_last_minutes', { field, facts, retryAfterSeconds });
}

const later = (moment: Date, seconds: number): Date => new Date(moment.getTime() + seconds * 1000);
