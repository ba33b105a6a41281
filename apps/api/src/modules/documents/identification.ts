import type { PlainDate } from '@lender/calculator';
import { ok, type Result } from '@lender/result';
import type { Tx } from '../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import { IDENTIFICATION_SIDES, isExpired } from './identification.policy.ts';

interface DeclaredExpiration {
  readonly clientId: string;
  /** Nothing changes without it. */
  readonly lastDay: PlainDate | undefined;
  readonly today: PlainDate;
}

/**
 * Stores with the photos the last day on which the identification is valid, so that it is removed with them. Refuses an
 * expired one.
 */
export async function keepExpiration(
  tx: Tx,
  { clientId, lastDay, today }: DeclaredExpiration,
): Promise<Result<undefined, Refusal<'document_expired'>>> {
  if (lastDay === undefined) return ok(undefined);
  if (isExpired(lastDay, today)) return refuse('document_expired', { field: ['documentExpiration'] });
  await tx
    .updateTable('document')
    .set({ valid_until: lastDay })
    .where('client_id', '=', clientId)
    .where('type', 'in', IDENTIFICATION_SIDES)
    .where('removed_at', 'is', null)
    .execute();
  return ok(undefined);
}
