import type { AcceptanceMethod, LegalKind } from '@lender/contract';
import * as z from 'zod/mini';
import type { Vault } from '../../../kernel/crypto/vault.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { openAddress } from '../../legal-texts/index.ts';

/** Document that was accepted, with everything that proves it. */
export interface AcceptedThing {
  readonly id: string;
  readonly kind: LegalKind;
  readonly version: number | null;
  readonly registration: string | null;
  readonly textSha256: string | null;
  readonly documentSha256: string | null;
  readonly acceptedAt: string;
  readonly method: AcceptanceMethod;
  readonly phoneLastFour: string | null;
  readonly codeSentAt: string | null;
  readonly address: string | null;
  readonly device: string | null;
  readonly requestId: string | null;
}

const storedCode = z.object({ phoneLastFour: z.nullish(z.string()), sentAt: z.nullish(z.string()) });

/** Reads the acceptances of a client for an application, and those for no application, the earliest first. */
export async function readAcceptances(
  tx: Tx,
  { clientId, applicationId }: { readonly clientId: string; readonly applicationId: string },
  vault: Vault,
): Promise<readonly AcceptedThing[]> {
  const rows = await tx
    .selectFrom('acceptance')
    .leftJoin('legal_text', (join) =>
      join.onRef('legal_text.kind', '=', 'acceptance.kind').onRef('legal_text.version', '=', 'acceptance.version'),
    )
    .selectAll('acceptance')
    .select(['legal_text.sha256', 'legal_text.registration'])
    .where('client_id', '=', clientId)
    .where((eb) => eb.or([eb('application_id', '=', applicationId), eb('application_id', 'is', null)]))
    .orderBy('accepted_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => {
    const code = storedCode.safeParse(row.code).data;
    return {
      id: row.id,
      kind: row.kind,
      version: row.version,
      registration: row.registration,
      textSha256: row.sha256,
      documentSha256: row.document_sha256,
      acceptedAt: row.accepted_at.toISOString(),
      method: row.method,
      phoneLastFour: code?.phoneLastFour ?? null,
      codeSentAt: code?.sentAt ?? null,
      address: row.address_sealed && openAddress(vault, { id: row.id, sealed: row.address_sealed }),
      device: row.device,
      requestId: row.request_id,
    };
  });
}
