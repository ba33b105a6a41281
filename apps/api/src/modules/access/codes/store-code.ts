import { mexicoDate } from '@lender/calculator';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { addressHash, type CodeAddress, codeHash } from './code-address.ts';
import { codeRules } from './code-rules.ts';

/** A code that was made and not sent yet. */
export interface NewCode {
  readonly to: CodeAddress;
  readonly code: string;
  readonly sentAt: Date;
  readonly expiresAt: Date;
}

type Deps = Pick<Services, 'clock' | 'env' | 'randomInt'>;

export function newCode(to: CodeAddress, { clock, env, randomInt }: Deps): NewCode {
  const { digits, lifeSeconds } = codeRules(to.channel, env);
  const sentAt = clock.wall();
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  return { to, code, sentAt, expiresAt: later(sentAt, lifeSeconds) };
}

/**
 * Stores a code in place of the previous one, unless that is too recent or too many were sent today. One statement
 * decides and writes, so that of parallel requests one sends.
 *
 * @returns true when it is stored, and so may be sent
 */
export async function storeCode(
  tx: Tx,
  { to, code, sentAt, expiresAt }: NewCode,
  { env, vault }: Pick<Services, 'env' | 'vault'>,
): Promise<boolean> {
  const { channel, purpose, subject } = to;
  const { resendSeconds, codesADay } = codeRules(channel, env);
  const today = mexicoDate(sentAt.getTime());
  const hash = { address: addressHash(vault, to), code: codeHash(vault, { ...to, code }) };
  const { rows } = await sql<{ sent_today: number }>`
    insert into one_time_code
      (channel, address_hash, purpose, subject, code_hash, sent_at, expires_at, tries, used_at, day, sent_today)
    values
      (${channel}, ${hash.address}, ${purpose}, ${subject}, ${hash.code}, ${sentAt}, ${expiresAt}, 0, null, ${today}, 1)
    on conflict (channel, address_hash, purpose) do update set
      subject = excluded.subject, code_hash = excluded.code_hash, sent_at = excluded.sent_at,
      expires_at = excluded.expires_at, tries = 0, used_at = null, day = excluded.day,
      sent_today = case when one_time_code.day = excluded.day then one_time_code.sent_today + 1 else 1 end
    where one_time_code.sent_at <= ${later(sentAt, -resendSeconds)}
      and (one_time_code.day <> excluded.day or one_time_code.sent_today < ${codesADay})
    returning sent_today`.execute(tx);
  return rows.length === 1;
}

export const later = (moment: Date, seconds: number): Date => new Date(moment.getTime() + seconds * 1000);
