import { addDays } from '@lender/calculator';
import type { Tx } from '../../kernel/database/database.ts';
import { endOfDay } from '../../kernel/end-of-day.ts';
import { FIRST_TEXTS } from './first-words/first-texts.data.ts';

/** Keeps what a new lender's texts say, once: from then on only people change them. Safe to repeat. */
export async function seedLegalTexts(tx: Tx, wallNow: Date): Promise<void> {
  const rows = FIRST_TEXTS.map(({ kind, version, text, sha256, registration, since }) => ({
    ...{ kind, version, body: text, sha256, registration },
    live_from: endOfDay(addDays(since, -1)),
    published_at: wallNow,
    ...{ made_by: null, approved_by: null, reason: null },
  }));
  await tx
    .insertInto('legal_text')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
