import type { Reply, updateReferral } from '@lender/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';

/** Columns from which a referral is shown; the phone stays sealed. */
export const REFERRAL_COLUMNS = ['id', 'name', 'phone_last_four', 'code', 'status', 'created_at'] as const;

/** Returns a referral as the client who made it sees it. */
export const toReferralReply = ({
  id,
  name,
  phone_last_four: phoneLastFour,
  code,
  status,
  created_at,
}: Pick<Selectable<Database['referral']>, (typeof REFERRAL_COLUMNS)[number]>): Reply<typeof updateReferral> => ({
  id,
  name,
  phoneLastFour,
  code,
  status,
  createdAt: created_at.toISOString(),
});
