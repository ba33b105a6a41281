import { getRegistration, type Reply } from '@lender/contract';
import { finishedSteps } from '@lender/lending';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { readFlowState } from '../../applications/index.ts';
import {
  bankName,
  findBankAccount,
  findPerson,
  openPersonal,
  openStreetAddress,
  readCurp,
} from '../../clients/index.ts';

type Reported = Reply<typeof getRegistration>;

/**
 * A client with nothing to correct can read nothing: a stolen session reveals no address and no other person's phone.
 */
export const getRegistrationHandler = implement(getRegistration, async (_, { caller, tx, services }) => {
  const { clientId } = caller;
  const state = await readFlowState(tx, clientId, services.clock.wall());
  if (finishedSteps(state).length === 0) return refuse('illegal_transition');
  const reading: Reading = { tx, clientId, vault: services.vault };
  return ok({
    details: await readDetails(reading),
    employment: await readEmployment(reading),
    address: await readAddress(reading),
    reference: await readReference(reading),
    bankAccount: await readBankAccount(reading),
  });
});

interface Reading extends Pick<Services, 'vault'> {
  readonly tx: Tx;
  readonly clientId: string;
}

async function readDetails({ tx, clientId, vault }: Reading): Promise<Reported['details']> {
  const person = await findPerson(tx, clientId);
  if (!person) return null;
  const { firstName, middleName, lastName, secondLastName } = person;
  return {
    firstName,
    ...(middleName !== null && { middleName }),
    lastName,
    ...(secondLastName !== null && { secondLastName }),
    nationalIdentificator: await readCurp(tx, clientId, { vault }),
  };
}

async function readEmployment({ tx, clientId, vault }: Reading): Promise<Reported['employment']> {
  const row = await tx.selectFrom('employment').selectAll().where('client_id', '=', clientId).executeTakeFirst();
  if (!row) return null;
  return {
    employmentStatus: row.employment_status,
    employmentPosition: row.employment_position,
    companyName: row.company_name,
    employedSince: row.employed_since,
    monthlyIncome: row.monthly_income_centavos,
    monthlyObligations: row.monthly_obligations_centavos,
    ...(row.work_phone_sealed && {
      workPhone: openPersonal(vault, 'work_phone', { clientId, sealed: row.work_phone_sealed }),
    }),
  };
}

async function readAddress({ tx, clientId, vault }: Reading): Promise<Reported['address']> {
  const row = await tx.selectFrom('address').selectAll().where('client_id', '=', clientId).executeTakeFirst();
  if (!row) return null;
  const place = openStreetAddress(vault, { clientId, sealed: row.place_sealed });
  return { regionId: row.region_id, cityId: row.city_id, ...place };
}

async function readReference({ tx, clientId, vault }: Reading): Promise<Reported['reference']> {
  const row = await tx.selectFrom('reference_contact').selectAll().where('client_id', '=', clientId).executeTakeFirst();
  if (!row) return null;
  const phone = openPersonal(vault, 'reference_phone', { clientId, sealed: row.phone_sealed });
  return { fullName: row.full_name, phone, relationship: row.relationship };
}

async function readBankAccount({ tx, clientId }: Reading): Promise<Reported['bankAccount']> {
  const account = await findBankAccount(tx, clientId);
  return account ? { bank: bankName(account.bankCode), lastFour: account.lastFour } : null;
}
