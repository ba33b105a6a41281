import { ok, type Result } from '@lender/result';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { recordHistory } from '../../history/index.ts';
import { type CurpColumns, claimCurp } from './claim-curp.ts';

/** Names and CURP, as they are given. */
export interface GivenDetails {
  readonly firstName: string;
  readonly middleName?: string | undefined;
  readonly lastName: string;
  readonly secondLastName?: string | undefined;
  readonly nationalIdentificator: string;
}

interface DetailsToSave {
  readonly clientId: string;
  readonly given: GivenDetails;
  /** `client`, or the id of a member of staff. */
  readonly actor: string;
}

/**
 * Saves a client's details: of an adult, with a valid CURP that is no other client's, while the identity is not frozen.
 */
export async function saveDetails(
  tx: Tx,
  { clientId, given, actor }: DetailsToSave,
  services: Pick<Services, 'clock' | 'counters' | 'newId' | 'vault'>,
): Promise<Result<undefined, Refusal<'identity_frozen' | 'invalid_identificator' | 'under_age' | 'not_unique'>>> {
  const curp = await claimCurp(tx, { clientId, text: given.nationalIdentificator }, services);
  if (!curp.ok) return curp;

  const { now } = await services.clock.business(tx);
  const details = {
    first_name: given.firstName,
    middle_name: given.middleName ?? null,
    last_name: given.lastName,
    second_last_name: given.secondLastName ?? null,
    ...curp.value,
    updated_at: now,
  };
  await tx
    .insertInto('client_details')
    .values({ client_id: clientId, ...details })
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet(details))
    .execute();
  await recordHistory(tx, services, { clientId, actor, event: { name: 'client.details' } });
  return ok(undefined);
}

/** Stores another CURP in the details of a client, who has some. */
export async function storeCurp(
  tx: Tx,
  { clientId, curp, now }: { readonly clientId: string; readonly curp: CurpColumns; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('client_details')
    .set({ ...curp, updated_at: now })
    .where('client_id', '=', clientId)
    .execute();
}
