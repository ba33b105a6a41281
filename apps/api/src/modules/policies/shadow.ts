import type { PolicyShadowEnd } from '@lender/contract';
import type { Policy } from '@lender/lending';
import type { Insertable, Selectable } from 'kysely';
import type { Tx } from '../../kernel/database/database.ts';
import type { Database } from '../../kernel/database/schema.ts';
import type { Services } from '../../services.ts';
import { policySchema } from './policy-schema.ts';

export type ShadowRecord = Selectable<Database['policy_shadow']>;

/** Reads the drafts that decide beside the policy of that moment, without effect. */
export const runningShadows = (tx: Tx, at: Date): Promise<ShadowRecord[]> => running(tx, at).selectAll().execute();

export async function isShadowed(tx: Tx, at: Date): Promise<boolean> {
  const one = await running(tx, at).select('id').limit(1).executeTakeFirst();
  return one !== undefined;
}

const running = (tx: Tx, at: Date) =>
  tx
    .selectFrom('policy_shadow')
    .where('stopped_at', 'is', null)
    .where('started_at', '<=', at)
    .where('ends_at', '>', at);

/** Parses a shadow into a policy; undefined when it is not one. */
export function shadowPolicy({ config }: Pick<ShadowRecord, 'config'>): Policy | undefined {
  const read = policySchema.safeParse(config);
  return read.success ? read.data : undefined;
}

type ShadowBegun = Omit<Insertable<Database['policy_shadow']>, 'stopped_at' | 'stopped_because'>;

/** Begins the shadow of a draft. */
export async function startShadow(tx: Tx, shadow: ShadowBegun): Promise<void> {
  await tx
    .insertInto('policy_shadow')
    .values({ ...shadow, stopped_at: null, stopped_because: null })
    .execute();
}

/** Ends the shadow of a draft, if it has one. Its decisions are kept. */
export async function stopShadow(
  tx: Tx,
  { draftId, because }: { readonly draftId: string; readonly because: PolicyShadowEnd },
  { clock }: Pick<Services, 'clock'>,
): Promise<void> {
  const { now } = await clock.business(tx);
  await tx
    .updateTable('policy_shadow')
    .set({ stopped_at: now, stopped_because: because })
    .where('draft_id', '=', draftId)
    .where('stopped_at', 'is', null)
    .execute();
}
