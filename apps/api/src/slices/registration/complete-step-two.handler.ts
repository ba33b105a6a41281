import { completeStepTwo } from '@lender/contract';
import { ageOn, parseCurp } from '@lender/curp';
import { claimIdentity, releaseOtherClaims } from '../../clients/claim-identity.ts';
import { readClientProfile } from '../../clients/client-profile.ts';
import { lockClient } from '../../clients/lock-client.ts';
import { sealPersonal } from '../../clients/personal.ts';
import { logEvent } from '../../events/log-event.ts';
import { implement } from '../../http/implement.ts';
import { done, refuse } from '../../http/refuse.ts';
import { activeApplication } from '../../lifecycle/application-record.ts';

const ADULT_YEARS = 18;
const FIELD = ['nationalIdentificator'];

export const completeStepTwoHandler = implement(completeStepTwo, async ({ body }, { caller, tx, services }) => {
  const { vault, clock } = services;
  const { clientId } = caller;
  await lockClient(tx, clientId);
  // What an open application was opened with stays as it is.
  if (await activeApplication(tx, clientId)) return refuse('illegal_transition');

  const curp = parseCurp(body.nationalIdentificator);
  if (!curp.ok) return refuse('invalid_identificator', { field: FIELD, facts: { reason: curp.problem.code } });
  const { today, now } = await clock.business(tx);
  if (ageOn(curp.value.birthDate, today) < ADULT_YEARS) return refuse('under_age', { field: FIELD });

  const claim = { kind: 'curp', value: curp.value.curp, clientId } as const;
  if (!(await claimIdentity(tx, claim, vault))) return refuse('not_unique', { field: FIELD });
  await releaseOtherClaims(tx, claim, vault);

  const details = {
    first_name: body.firstName,
    middle_name: body.middleName ?? null,
    last_name: body.lastName,
    second_last_name: body.secondLastName ?? null,
    curp_sealed: sealPersonal(vault, 'curp', { clientId, value: curp.value.curp }),
    birth_date: curp.value.birthDate,
    updated_at: now,
  };
  await tx
    .insertInto('client_details')
    .values({ client_id: clientId, ...details })
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet(details))
    .execute();
  await logEvent(tx, services, { clientId, actor: 'client', event: 'client.details' });
  return done(await readClientProfile(tx, clientId, services));
});
