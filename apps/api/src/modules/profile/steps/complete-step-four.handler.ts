import { completeStepFour, type Send } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { type Refused, refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { decideWhenComplete } from '../../applications/index.ts';
import {
  lockClient,
  ownPhone,
  sealPersonal,
  sealStreetAddress,
  storeAddress,
  storeReferenceContact,
} from '../../clients/index.ts';
import { recordHistory } from '../../history/index.ts';
import { readClientProfile } from '../client-profile.ts';
import { mayEditRegistration } from './may-edit.ts';

type Body = Send<typeof completeStepFour>['body'];

export const completeStepFourHandler = implement(completeStepFour, async ({ body }, { caller, tx, services }) => {
  const { clientId } = caller;
  await lockClient(tx, clientId);
  if (!(await mayEditRegistration(tx, clientId))) return refuse('illegal_transition');

  const step: Step = { tx, clientId, services, now: (await services.clock.business(tx)).now };
  const refused =
    (body.address && (await saveAddress(step, body.address))) ||
    (body.reference && (await saveReference(step, body.reference)));
  if (refused) return refused;
  await decideWhenComplete(tx, clientId, services);
  return ok(await readClientProfile(tx, clientId, services));
});

interface Step {
  readonly tx: Tx;
  readonly clientId: string;
  readonly services: Services;
  readonly now: Date;
}

async function saveAddress(
  { tx, clientId, services, now }: Step,
  given: NonNullable<Body['address']>,
): Promise<Refused<'invalid_input'> | undefined> {
  const { regionId, cityId, ...place } = given;
  const city = await tx
    .selectFrom('city')
    .select('id')
    .where('id', '=', cityId)
    .where('region_id', '=', regionId)
    .where('fold', 'is not', null)
    .executeTakeFirst();
  if (!city) return refuse('invalid_input', { field: ['address', 'cityId'] });

  const place_sealed = sealStreetAddress(services.vault, { clientId, place });
  await storeAddress(tx, {
    ...{ client_id: clientId, region_id: regionId, city_id: cityId },
    ...{ place_sealed, updated_at: now },
  });
  await recordHistory(tx, services, { clientId, actor: 'client', event: { name: 'client.address' } });
  return undefined;
}

async function saveReference(
  { tx, clientId, services, now }: Step,
  given: NonNullable<Body['reference']>,
): Promise<Refused<'invalid_input'> | undefined> {
  const { vault } = services;
  // The reference contact must be another person.
  if ((await ownPhone(tx, clientId, vault)) === given.phone)
    return refuse('invalid_input', { field: ['reference', 'phone'] });

  await storeReferenceContact(tx, {
    client_id: clientId,
    full_name: given.fullName,
    phone_sealed: sealPersonal(vault, 'reference_phone', { clientId, value: given.phone }),
    relationship: given.relationship,
    updated_at: now,
  });
  await recordHistory(tx, services, { clientId, actor: 'client', event: { name: 'client.reference' } });
  return undefined;
}
