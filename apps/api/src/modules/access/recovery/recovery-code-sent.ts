import type { Services } from '../../../services.ts';
import { codeRules } from '../codes/code-rules.ts';
import { type CodeSent, toCodeSent } from '../codes/send-code.ts';
import { later } from '../codes/store-code.ts';
import type { CodeChannel } from '../tables.ts';

/** Returns what a caller learns of a recovery code: as if it had been sent now, whether or not one was. */
export function recoveryCodeSent(channel: CodeChannel, { env, clock }: Pick<Services, 'env' | 'clock'>): CodeSent {
  const rules = codeRules(channel, env);
  const sentAt = clock.wall();
  return toCodeSent({ sentAt, expiresAt: later(sentAt, rules.lifeSeconds) }, rules);
}
