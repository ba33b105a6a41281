import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';

/** Longer than all tries take: a lost job must not delay a decision for ever. */
const WAITED_FOR_MS = 5 * 60_000;

/** Tells whether an answer about an applicant is pending, so that the decision waits for it. */
export async function isScreeningOpen(
  tx: Tx,
  { clientId, applicationId }: { readonly clientId: string; readonly applicationId: string },
  { clock }: Pick<Services, 'clock'>,
): Promise<boolean> {
  const open = await tx
    .selectFrom('screening')
    .select('kind')
    .where('client_id', '=', clientId)
    .where('application_id', '=', applicationId)
    .where('state', '=', 'asked')
    .where('asked_at', '>', new Date(clock.wall().getTime() - WAITED_FOR_MS))
    .executeTakeFirst();
  return open !== undefined;
}
