import type { Services } from '../../../services.ts';
import { askAboutApplicant, type Learned } from './ask-about-applicant.ts';
import { type ScreeningKey, screeningContext } from './screening.ts';

/**
 * Age after which a query is given up, in milliseconds: a captcha's token is valid for two minutes, and the client
 * waits for an answer about their loan.
 */
const ASKED_FOR_MS = 60_000;

type Screening = Pick<Services, 'db' | 'clock' | 'vault' | 'captcha' | 'device'>;

/**
 * Asks one question about an applicant and stores the answer, or that there is none.
 *
 * @throws when the provider did not answer and must be asked again
 */
export async function screenApplicant(key: ScreeningKey, services: Screening): Promise<void> {
  const { db, vault } = services;
  const asked = await db
    .selectFrom('screening')
    .select(['input_sealed', 'asked_at'])
    .where('client_id', '=', key.clientId)
    .where('application_id', '=', key.applicationId)
    .where('kind', '=', key.kind)
    .where('state', '=', 'asked')
    .executeTakeFirst();
  if (!asked?.input_sealed) return;
  const input = vault.openText(asked.input_sealed, screeningContext(key));
  let learned: Learned | undefined;
  try {
    learned = await askAboutApplicant(key, input, services);
  } catch (error) {
    if (services.clock.wall().getTime() - asked.asked_at.getTime() < ASKED_FOR_MS) throw error;
  }
  await settle(key, learned, services);
}

/** A second answer, or one after the consent was withdrawn, changes nothing. */
async function settle(
  { clientId, applicationId, kind }: ScreeningKey,
  learned: Learned | undefined,
  { db, clock }: Screening,
): Promise<void> {
  await db
    .updateTable('screening')
    .set({
      state: learned ? 'answered' : 'unknown',
      answer: learned ? JSON.stringify(learned.answer) : null,
      device_hash: learned?.deviceHash ?? null,
      input_sealed: null,
      answered_at: clock.wall(),
    })
    .where('client_id', '=', clientId)
    .where('application_id', '=', applicationId)
    .where('kind', '=', kind)
    .where('state', '=', 'asked')
    .execute();
}
