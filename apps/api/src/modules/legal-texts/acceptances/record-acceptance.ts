import type { AcceptanceMethod, LegalKind } from '@lender/contract';
import type { Vault } from '../../../kernel/crypto/vault.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';

/** Origin of a request, as evidence of who accepted a text. */
export interface Origin {
  readonly requestId: string;
  /** Device, as it identifies itself. */
  readonly device: string;
  /** The network. */
  readonly source: string;
}

/** Code that confirmed an acceptance: where and when it was sent. */
export interface AcceptanceCode {
  readonly phoneLastFour: string;
  /** Moment of the wall clock, as the phone shows it. */
  readonly sentAt: string | null;
}

export interface Acceptance {
  readonly clientId: string;
  /** Id of the agreement, the mandate or the answer that it proves. */
  readonly id: string;
  readonly kind: LegalKind;
  readonly version: number;
  /** SHA-256, in hex, of the exact bytes or words. */
  readonly documentSha256: string;
  readonly applicationId?: string;
  /** Absent when the acceptance was a click. */
  readonly code?: AcceptanceCode;
  readonly origin: Origin;
}

/** Stores the evidence that a client accepted a text. */
export async function recordAcceptance(
  tx: Tx,
  { clientId, id, kind, version, documentSha256, applicationId, code, origin }: Acceptance,
  { clock, vault }: Pick<Services, 'clock' | 'vault'>,
): Promise<void> {
  const { now } = await clock.business(tx);
  const method: AcceptanceMethod = code ? 'sms_code' : 'click';
  await tx
    .insertInto('acceptance')
    .values({
      ...{ client_id: clientId, id, kind, version, document_sha256: documentSha256, method, accepted_at: now },
      application_id: applicationId ?? null,
      request_id: origin.requestId,
      device: origin.device,
      address_sealed: vault.seal(origin.source, sealContext(id)),
      code: code ? JSON.stringify(code) : null,
    })
    .execute();
}

/** Opens the sealed network address of an acceptance. */
export const openAddress = (vault: Vault, { id, sealed }: { readonly id: string; readonly sealed: Buffer }): string =>
  vault.openText(sealed, sealContext(id));

const sealContext = (id: string): string => `acceptance:${id}`;
