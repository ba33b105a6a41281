import { ageOn, parseCurp } from '@lender/curp';
import type { Tx } from '../database/database.ts';
import { logEvent } from '../events/log-event.ts';
import { type Done, done, type Refused, refuse } from '../http/refuse.ts';
import type { Services } from '../services.ts';
import { claimIdentity, releaseOtherClaims } from './claim-identity.ts';
import { sealPersonal } from './personal.ts';

const ADULT_YEARS = 18;
const FIELD = ['nationalIdentificator'];

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

type DetailsRefusal = 'invalid_identificator' | 'under_age' | 'not_unique';

/** Saves who a client is: an adult, whose CURP is right and no other client's. The CURP before is free again. */
export async function saveDetails(
  tx: Tx,
  { clientId, given, actor }: DetailsToSave,
  services: Pick<Services, 'vault' | 'clock' | 'newId'>,
): Promise<Done<undefined> | Refused<DetailsRefusal>> {
  const { vault, clock } = services;
  const parsed = parseCurp(given.nationalIdentificator);
  if (!parsed.ok) return refuse('invalid_identificator', { field: FIELD, facts: { reason: parsed.problem.code } });
  const { curp, birthDate } = parsed.value;
  const { today, now } = await clock.business(tx);
  if (ageOn(birthDate, today) < ADULT_YEARS) return refuse('under_age', { field: FIELD });

  const claim = { kind: 'curp', value: curp, clientId } as const;
  if (!(await claimIdentity(tx, claim, vault))) return refuse('not_unique', { field: FIELD });
  await releaseOtherClaims(tx, claim, vault);

  const details = {
    first_name: given.firstName,
    middle_name: given.middleName ?? null,
    last_name: given.lastName,
    second_last_name: given.secondLastName ?? null,
    curp_sealed: sealPersonal(vault, 'curp', { clientId, value: curp }),
    birth_date: birthDate,
    updated_at: now,
  };
  await tx
    .insertInto('client_details')
    .values({ client_id: clientId, ...details })
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet(details))
    .execute();
  await logEvent(tx, services, { clientId, actor, event: 'client.details' });
  return done(undefined);
}
