import { mexicoDate } from '@lender/calculator';
import { ok, type Result } from '@lender/result';
import type { Tx } from '../../../kernel/database/database.ts';
import { countHits, takeBackHits } from '../../../kernel/rate-limit.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { addressHash, type CodeAddress } from './code-address.ts';
import { sendHits } from './code-limits.ts';
import { type CodeRules, codeRules } from './code-rules.ts';
import { deliverCode } from './deliver-code.ts';
import { later, type NewCode, newCode, storeCode } from './store-code.ts';

const FIELD = { sms: ['mobilePhone', 'number'], email: ['email'] } as const;

export interface CodeSent {
  readonly digits: number;
  readonly expiresAt: string;
  readonly resendAt: string;
}

type Deps = Pick<Services, 'clock' | 'counters' | 'env' | 'jobs' | 'limits' | 'randomInt' | 'vault'>;

/**
 * Makes a code, remembers its hash and sends it after the transaction commits. One code lives per address and purpose:
 * a new one takes the place of the old.
 */
export async function sendCode(
  tx: Tx,
  to: CodeAddress,
  services: Deps,
): Promise<Result<CodeSent, Refusal<'already_sent_in_last_minutes' | 'request_count_by_day_exceed' | 'rate_limited'>>> {
  const rules = codeRules(to.channel, services.env);
  const hits = sendHits(to);
  const counted = await countHits(hits, services);
  if (!counted.ok) return counted;
  const made = newCode(to, services);
  if (!(await storeCode(tx, made, services))) {
    await takeBackHits(hits, services);
    return refuseSending(tx, { made, rules, vault: services.vault });
  }
  await deliverCode(tx, made, services);
  return ok(toCodeSent(made, rules));
}

/** Returns what a caller learns of a code that was sent. */
export const toCodeSent = (
  { sentAt, expiresAt }: Pick<NewCode, 'sentAt' | 'expiresAt'>,
  rules: CodeRules,
): CodeSent => ({
  digits: rules.digits,
  expiresAt: expiresAt.toISOString(),
  resendAt: later(sentAt, rules.resendSeconds).toISOString(),
});

interface RefusedSending {
  readonly made: NewCode;
  readonly rules: CodeRules;
  readonly vault: Services['vault'];
}

/**
 * Refuses to send a code, with the reason and whether the previous one still works, so that a page can ask for that.
 */
async function refuseSending(tx: Tx, { made: { to, sentAt: now }, rules, vault }: RefusedSending) {
  const { sent_at, sent_today, day, expires_at, used_at } = await tx
    .selectFrom('one_time_code')
    .select(['sent_at', 'sent_today', 'day', 'expires_at', 'used_at'])
    .where('channel', '=', to.channel)
    .where('address_hash', '=', addressHash(vault, to))
    .where('purpose', '=', to.purpose)
    .executeTakeFirstOrThrow();
  const field = FIELD[to.channel];
  const facts = used_at === null && expires_at > now ? { digits: rules.digits } : {};
  if (day === mexicoDate(now.getTime()) && sent_today >= rules.codesADay)
    return refuse('request_count_by_day_exceed', { field, facts });
  const waitMs = later(sent_at, rules.resendSeconds).getTime() - now.getTime();
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return refuse('already_sent_in_last_minutes', { field, facts, retryAfterSeconds });
}
