import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { hasConsent } from '../../clients/index.ts';
import { type ScreeningKey, type ScreeningKind, screeningContext } from './screening.ts';

interface Started {
  readonly clientId: string;
  readonly applicationId: string;
  /** What the browser gave for each, if anything. */
  readonly inputs: Readonly<Record<ScreeningKind, string | undefined>>;
}

const KINDS: readonly ScreeningKind[] = ['device', 'captcha'];

/**
 * Asks what an applicant's browser gave us to ask with, in jobs: nobody waits for a provider to apply. Without the
 * consent to be tracked nothing is asked, and nothing kept.
 */
export async function startScreening(
  tx: Tx,
  { clientId, applicationId, inputs }: Started,
  { clock, jobs, vault }: Pick<Services, 'clock' | 'jobs' | 'vault'>,
): Promise<void> {
  if (!(await hasConsent(tx, { clientId, kind: 'tracking' }))) return;
  for (const kind of KINDS) {
    const input = inputs[kind];
    if (input === undefined) continue;
    const key: ScreeningKey = { clientId, applicationId, kind };
    const input_sealed = vault.seal(input, screeningContext(key));
    const row = { client_id: clientId, application_id: applicationId, kind, input_sealed, asked_at: clock.wall() };
    await tx
      .insertInto('screening')
      .values({ ...row, state: 'asked' })
      .execute();
    await jobs.enqueue(tx, 'screen-applicant', key);
  }
}
