import { sql } from 'kysely';
import { batchesOf } from '../../kernel/database/batches-of.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { type Checked, findings } from './finding.ts';

/** A signature or an acceptance, and the text that it names. */
interface Accepted {
  readonly of: 'acceptance' | 'agreement';
  readonly id: string;
  readonly kind: string;
  readonly version: number;
  readonly at: Date;
  /** Moment since which the text is in force; null where there is no such text. */
  readonly liveFrom: Date | null;
}

// An acceptance from before versions were kept has the first version.
const ACCEPTED = sql<Accepted>`
  select accepted.of, accepted.id, accepted.kind, accepted.version, accepted.at, legal_text.live_from as "liveFrom"
  from (
    select 'acceptance' as of, id, kind, coalesce(version, 1) as version, accepted_at as at from acceptance
    union all select 'agreement', id, 'loan_agreement', coalesce(agreement_version, 1), signed_at from agreement
      where signed_at is not null
    union all select 'agreement', id, 'loan_cover', coalesce(cover_version, 1), signed_at from agreement
      where signed_at is not null
  ) accepted
  left join legal_text on legal_text.kind = accepted.kind and legal_text.version = accepted.version
  order by accepted.at, accepted.id`;

/** Checks that nothing was signed or accepted before its text was in force. */
export async function checkInForce(tx: Tx): Promise<Checked> {
  const broken = findings();
  let looked = 0;
  for await (const batch of batchesOf(tx, ACCEPTED))
    for (const accepted of batch) {
      looked += 1;
      const trouble = troubleOf(accepted);
      if (trouble) broken.add(`${accepted.of} ${accepted.id}: ${trouble}`);
    }
  return { looked: `texts in force: ${looked} signatures and acceptances`, broken: broken.all() };
}

function troubleOf({ kind, version, at, liveFrom }: Accepted): string | undefined {
  const text = `version ${version} of ${kind}`;
  if (!liveFrom) return `there is no ${text}`;
  if (at >= liveFrom) return undefined;
  return `${text} was in force from ${liveFrom.toISOString()}, later than ${at.toISOString()}`;
}
