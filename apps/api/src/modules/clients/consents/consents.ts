import { CONSENT_KINDS, type ConsentKind, type getConsents, type Reply } from '@lender/contract';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { CONSENT_TEXT_VERSION } from './consent-text.ts';

export type Consent = Reply<typeof getConsents>[number];

export interface ConsentAnswer {
  readonly clientId: string;
  /** Terms and privacy are accepted once, by registering. */
  readonly kind: ConsentKind | 'terms' | 'privacy';
  readonly granted: boolean;
}

/** Writes an answer down, beside all that were given before. */
export async function recordConsent(
  tx: Tx,
  { clientId, kind, granted }: ConsentAnswer,
  { clock, newId }: Pick<Services, 'clock' | 'newId'>,
): Promise<void> {
  const { now } = await clock.business(tx);
  await tx
    .insertInto('consent')
    .values({ client_id: clientId, id: newId(), kind, granted, text_version: CONSENT_TEXT_VERSION, accepted_at: now })
    .execute();
}

/** Every consent as it stands: the newest answer of a kind counts, and without one it is not given. */
export async function readConsents(tx: Tx, clientId: string): Promise<Consent[]> {
  const answers = await newestAnswers(tx, clientId);
  return CONSENT_KINDS.map((kind) => toConsentReply(kind, answers));
}

/** One consent as it stands. */
export async function readConsent(
  tx: Tx,
  { clientId, kind }: { clientId: string; kind: ConsentKind },
): Promise<Consent> {
  return toConsentReply(kind, await newestAnswers(tx, clientId));
}

const newestAnswers = (tx: Tx, clientId: string) =>
  tx
    .selectFrom('consent')
    .distinctOn('kind')
    .select(['kind', 'granted', 'text_version', 'accepted_at'])
    .where('client_id', '=', clientId)
    .orderBy('kind')
    .orderBy('id', 'desc')
    .execute();

function toConsentReply(kind: ConsentKind, answers: Awaited<ReturnType<typeof newestAnswers>>): Consent {
  const answer = answers.find((row) => row.kind === kind);
  return {
    kind,
    granted: answer?.granted ?? false,
    textVersion: answer?.text_version ?? null,
    answeredAt: answer?.accepted_at.toISOString() ?? null,
  };
}
