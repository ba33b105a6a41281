import { ok, type Result } from '@lender/money';
import type { Tx } from '../../kernel/database/database.ts';
import { isClientWithinLimit } from '../../kernel/rate-limit.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../services.ts';
import { type CodeAddress, codeSubject } from '../access/index.ts';
import { readContacts } from '../clients/index.ts';

export interface SignatureCode {
  readonly to: CodeAddress;
  readonly phoneLastFour: string;
  /** A code lives that was sent for another text. It signs nothing, and is not even tried against this one. */
  readonly isForAnotherText: boolean;
}

/** Signatures and checks of their code that one client may try. */
const TRIES = { limit: 20, windowSeconds: 600 };

/**
 * May the client try a code? Counted before the client is locked, so that a flood of guesses does not wait in line for
 * the lock and hold everybody's connections meanwhile.
 */
export async function mayTrySignature(
  clientId: string,
  services: Pick<Services, 'clock' | 'counters'>,
): Promise<Result<undefined, Refusal<'rate_limited'>>> {
  const isWithin = await isClientWithinLimit({ name: 'signature', clientId, ...TRIES }, services);
  return isWithin ? ok(undefined) : refuse('rate_limited', { retryAfterSeconds: TRIES.windowSeconds });
}

/** Where the code goes that signs a text, and whether the one that lives is for it. */
export async function signatureCode(
  tx: Tx,
  { clientId, agreementId }: { clientId: string; agreementId: string },
  services: Pick<Services, 'clock' | 'env' | 'vault'>,
): Promise<SignatureCode> {
  const { phone, phoneLastFour } = await readContacts(tx, clientId, services);
  const to: CodeAddress = { channel: 'sms', address: phone, purpose: 'signature', subject: agreementId };
  const active = await codeSubject(tx, to, services);
  return { to, phoneLastFour, isForAnotherText: active !== undefined && active !== agreementId };
}
