import { CONSENT_KINDS, type ConsentKind, type getConsents, type Reply } from '@lender/contract';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { type AnsweredKind, textToAccept } from './text-to-accept.ts';

export type Consent = Reply<typeof getConsents>[number];

export interface ConsentAnswer {
  readonly clientId: string;
  readonly kind: AnsweredKind;
  readonly granted: boolean;
  /** What the answer was given with, as the browser calls itself. */
  readonly device: string;
}

/** Writes an answer down, beside all that were given before, with the words that it answers. */
export async function recordConsent(
  tx: Tx,
  { clientId, kind, granted, device }: ConsentAnswer,
  { clock, newId }: Pick<Services, 'clock' | 'newId'>,
): Promise<void> {
  const { now } = await clock.business(tx);
  const { version, hash, body } = textToAccept(kind);
  await tx
    .insertInto('consent_text')
    .values({ hash, kind, version, body })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  const proof = { text_version: version, text_hash: hash, channel: 'web', device } as const;
  await tx
    .insertInto('consent')
    .values({ client_id: clientId, id: newId(), kind, granted, ...proof, accepted_at: now })
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

/** Whether a client agrees to something now. Nothing of it may be collected otherwise. */
export const hasConsent = async (tx: Tx, asked: { clientId: string; kind: ConsentKind }): Promise<boolean> =>
  (await readConsent(tx, asked)).granted;

const newestAnswers = (tx: Tx, clientId: string) =>
  tx
    .selectFrom('consent')
    .distinctOn('kind')
    .select(['kind', 'granted', 'text_version', 'text_hash', 'accepted_at'])
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
    textHash: answer?.text_hash ?? null,
    answeredAt: answer?.accepted_at.toISOString() ?? null,
    text: textToAccept(kind).body,
  };
}
