import { CONSENT_KINDS, type ConsentKind, type getConsents, type Reply } from '@lender/contract';
import type { Tx } from '../../../kernel/database/database.ts';
import { prepared } from '../../../kernel/database/prepared.ts';
import type { Services } from '../../../services.ts';
import { textToAccept } from './text-to-accept.ts';

export type Consent = Reply<typeof getConsents>[number];

/** Reads the state of every consent: the newest answer of a kind counts, and without one it is not given. */
export async function readConsents(tx: Tx, clientId: string, services: Pick<Services, 'clock'>): Promise<Consent[]> {
  const answers = await newestAnswers(tx, clientId);
  const consents: Consent[] = [];
  for (const kind of CONSENT_KINDS) consents.push(await toConsentReply(tx, { kind, answers }, services));
  return consents;
}

/** Reads the state of one consent. */
export async function readConsent(
  tx: Tx,
  { clientId, kind }: { clientId: string; kind: ConsentKind },
  services: Pick<Services, 'clock'>,
): Promise<Consent> {
  return toConsentReply(tx, { kind, answers: await newestAnswers(tx, clientId) }, services);
}

/**
 * Returns the client's answer to a question for consent, and when it was given; `unanswered` before the first answer.
 */
export async function consentAnswer(
  tx: Tx,
  { clientId, kind }: { clientId: string; kind: ConsentKind },
): Promise<{ readonly answer: 'granted' | 'declined' | 'unanswered'; readonly answeredAt: Date | null }> {
  const newest = answerOf(kind, await newestAnswers(tx, clientId));
  if (!newest) return { answer: 'unanswered', answeredAt: null };
  return { answer: newest.granted ? 'granted' : 'declined', answeredAt: newest.accepted_at };
}

/** Tells whether a client consents to a collection of data now. Without that, it is forbidden. */
export const hasConsent = async (
  tx: Tx,
  { clientId, kind }: { clientId: string; kind: ConsentKind },
): Promise<boolean> => answerOf(kind, await newestAnswers(tx, clientId))?.granted ?? false;

const newestAnswers = prepared((db, clientId: string) =>
  db
    .selectFrom('consent')
    .distinctOn('kind')
    .select(['kind', 'granted', 'text_version', 'text_hash', 'accepted_at'])
    .where('client_id', '=', clientId)
    .orderBy('kind')
    .orderBy('id', 'desc'),
);

type Answers = Awaited<ReturnType<typeof newestAnswers>>;

const answerOf = (kind: ConsentKind, answers: Answers) => answers.find((row) => row.kind === kind);

async function toConsentReply(
  tx: Tx,
  { kind, answers }: { readonly kind: ConsentKind; readonly answers: Answers },
  services: Pick<Services, 'clock'>,
): Promise<Consent> {
  const answer = answerOf(kind, answers);
  return {
    kind,
    granted: answer?.granted ?? false,
    textVersion: answer?.text_version ?? null,
    textHash: answer?.text_hash ?? null,
    answeredAt: answer?.accepted_at.toISOString() ?? null,
    text: (await textToAccept(tx, kind, services)).body,
  };
}
