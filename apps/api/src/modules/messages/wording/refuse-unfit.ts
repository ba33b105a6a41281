import type { Env } from '../../../env.ts';
import { type Refused, refuse } from '../../../kernel/refusal.ts';
import { unfitText } from './unfit-text.policy.ts';

/**
 * Refuses a text that staff wrote for a borrower, at its field, with the part that is wrong; returns nothing when it
 * may be sent.
 */
export function refuseUnfit(
  text: string,
  field: string,
  { BORROWER_URL }: Pick<Env, 'BORROWER_URL'>,
): Refused<'text_unfit'> | undefined {
  const unfit = unfitText(text, [new URL(BORROWER_URL).hostname]);
  return unfit && refuse('text_unfit', { field: [field], facts: { ...unfit } });
}
