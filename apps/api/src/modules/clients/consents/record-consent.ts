import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { type AcceptanceCode, type Origin, recordAcceptance } from '../../legal-texts/index.ts';
import { type AnsweredKind, textToAccept } from './text-to-accept.ts';

export interface ConsentAnswer {
  readonly clientId: string;
  readonly kind: AnsweredKind;
  readonly granted: boolean;
  /** Origin of the answer. */
  readonly origin: Origin;
  /** Code that confirmed the answer, if one did. */
  readonly code?: AcceptanceCode;
  readonly applicationId?: string;
}

/** Writes an answer down, beside all that were given before, with the words that it answers. */
export async function recordConsent(
  tx: Tx,
  { clientId, kind, granted, origin, ...proofs }: ConsentAnswer,
  services: Pick<Services, 'clock' | 'newId' | 'vault'>,
): Promise<void> {
  const { now } = await services.clock.business(tx);
  const { version, hash, body, wording } = await textToAccept(tx, kind, services);
  const id = services.newId();
  await tx
    .insertInto('consent_text')
    .values({ hash, kind, version, body })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  const proof = { text_version: version, text_hash: hash, channel: 'web', device: origin.device } as const;
  await tx
    .insertInto('consent')
    .values({ client_id: clientId, id, kind, granted, ...proof, accepted_at: now })
    .execute();
  if (!granted) return;
  const accepted = { clientId, id, kind, version: wording.version, documentSha256: hash, origin, ...proofs };
  await recordAcceptance(tx, accepted, services);
}
