import type { getCollection, Reply } from '@lender/contract';
import { type ContactStanding, contactRefusal, type MexicanZone } from '@lender/lending';
import type { Selectable } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { StatusAgency } from '../contacts/read-status.ts';

type Collection = Reply<typeof getCollection>;

interface Status extends ContactStanding {
  readonly zone: MexicanZone;
  readonly agency: Pick<StatusAgency, 'redecoNumber'> | undefined;
}

/** Tells whether a borrower may be called at a moment, by the rule that every call is checked against. */
export function toMayCall({ zone, agency, ...status }: Status, now: Date): Collection['mayCall'] {
  const refused = contactRefusal({ at: now, zone, channel: 'call', party: 'borrower', agency }, status);
  if (!refused) return { refusal: null, allowedAt: null, zone };
  if (refused.code === 'contact_third_party' || refused.code === 'contact_wording')
    throw new Error(`a call to a borrower was refused as ${refused.code}`);
  return { refusal: refused.code, allowedAt: 'allowedAt' in refused ? refused.allowedAt.toISOString() : null, zone };
}

type PromiseRow = Pick<
  Selectable<Database['payment_promise']>,
  'id' | 'made_at' | 'promised_on' | 'amount_centavos' | 'paid_centavos' | 'state'
>;

export const PROMISE_COLUMNS = ['id', 'made_at', 'promised_on', 'amount_centavos', 'paid_centavos', 'state'] as const;

export const toPromise = (row: PromiseRow): Collection['promises'][number] => ({
  id: row.id,
  madeAt: row.made_at.toISOString(),
  promisedOn: row.promised_on,
  amount: row.amount_centavos,
  paid: row.paid_centavos,
  state: row.state,
});
