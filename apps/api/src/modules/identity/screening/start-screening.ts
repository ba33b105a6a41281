import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { hasConsent } from '../../clients/index.ts';
import { type ScreeningKey, type ScreeningKind, screeningContext } from './screening.ts';

interface Started {
  readonly clientId: string;
  readonly applicationId: string;
  /** Input that the browser gave for each kind, if any. */
  readonly inputs: Readonly<Record<ScreeningKind, string | undefined>>;
}

const KINDS: readonly ScreeningKind[] = ['device', 'captcha'];

/**
 * Queries the providers with the input of an applicant's browser, in jobs, so that applying waits for no provider.
 * Without the consent to tracking nothing is queried, and nothing is kept.
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
