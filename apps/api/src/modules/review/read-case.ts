import { monthsBetween, type PlainDate } from '@lender/calculator';
import { bankByCode } from '@lender/clabe/directory';
import type { getCase, Reply } from '@lender/contract';
import { ageOn } from '@lender/curp';
import { APPLICATION_STATUS, type ApplicationStatus, permittedTransitions } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import { waitingMinutes } from '../../kernel/waiting-minutes.ts';
import type { Services } from '../../services.ts';
import { type ApplicationRecord, quoteApplication } from '../applications/index.ts';
import {
  fullName,
  maskClabe,
  maskCurp,
  maskEmail,
  maskPhone,
  openPersonal,
  openStreetAddress,
} from '../clients/index.ts';
import { departsFromEngine } from '../decisions/index.ts';
import { loanOfApplication } from '../loans/index.ts';
import { toOfferReply } from '../pricing/index.ts';
import { goalMinutes } from './cases/case-deadline.policy.ts';
import { readDecisions } from './read-decisions.ts';
import { readDocuments } from './read-documents.ts';

type Case = Reply<typeof getCase>;
export type Reading = {
  readonly tx: Tx;
  readonly clientId: string;
  readonly today: PlainDate;
  readonly services: Services;
};

/** Finds any application by its id alone: staff are not bound to one client. */
export const findCase = (tx: Tx, applicationId: string): Promise<ApplicationRecord | undefined> =>
  tx.selectFrom('application').selectAll().where('id', '=', applicationId).executeTakeFirst();

/** Gathers everything that the review of an application needs, with masked identifiers. */
export async function readCase(tx: Tx, record: ApplicationRecord, services: Services): Promise<Case> {
  const { today, now } = await services.clock.business(tx);
  const reading: Reading = { tx, clientId: record.client_id, today, services };
  const loan = await loanOfApplication(tx, record);
  const decisions = await readDecisions(tx, record);
  return {
    id: record.id,
    hashedId: record.hashed_id,
    status: record.status,
    permitted: [...permittedTransitions(record.status, 'operator')],
    desiredLoanAmount: record.desired_centavos,
    principalAmount: record.principal_centavos,
    payCycle: record.pay_cycle,
    payDates: [record.first_pay_date, record.second_pay_date],
    createdAt: record.created_at.toISOString(),
    waitingMinutes: waitingMinutes(record.status_since, now),
    goalMinutes: goalMinutes(record.status),
    offer: await offerOf(tx, record, services),
    loanId: loan?.start_date ? loan.id : null,
    client: await readClient(reading),
    documents: await readDocuments(tx, record),
    decisions,
    approvalNeedsNote: approvalNeedsNote(record, decisions),
  };
}

/** Tells whether a person who approves an application has to say why. */
export const approvalNeedsNote = (
  { desired_centavos: asked }: Pick<ApplicationRecord, 'desired_centavos'>,
  decisions: Case['decisions'],
): boolean =>
  departsFromEngine(
    decisions.find(({ kind }) => kind === 'engine'),
    asked,
  );

/** Signed terms do not change any more; only an open application has a price of today. */
const PRICED: readonly ApplicationStatus[] = [
  APPLICATION_STATUS.new,
  APPLICATION_STATUS.verification,
  APPLICATION_STATUS.manualVerification,
  APPLICATION_STATUS.signing,
  APPLICATION_STATUS.specialOffer,
  APPLICATION_STATUS.yhatDecrease,
  APPLICATION_STATUS.yhatIncrease,
];

/** Returns the present price of an application; `null` when it cannot be priced. */
export async function offerOf(tx: Tx, record: ApplicationRecord, services: Services): Promise<Case['offer']> {
  if (!PRICED.includes(record.status)) return null;
  const offer = await quoteApplication(tx, record, services);
  return offer.ok ? toOfferReply(offer.value) : null;
}

/** Reads the identity of a client, with masked identifiers. */
export async function readClient(reading: Reading): Promise<Case['client']> {
  const { tx, clientId, today, services } = reading;
  const client = await tx.selectFrom('client').selectAll().where('client_id', '=', clientId).executeTakeFirstOrThrow();
  const details = await tx
    .selectFrom('client_details')
    .selectAll()
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  const account = await tx.selectFrom('bank_account').selectAll().where('client_id', '=', clientId).executeTakeFirst();
  return {
    id: clientId,
    name: details ? fullName(details) : '',
    birthDate: details?.birth_date ?? null,
    ageYears: details ? ageOn(details.birth_date, today) : null,
    curpMasked: details
      ? maskCurp(openPersonal(services.vault, 'curp', { clientId, sealed: details.curp_sealed }))
      : null,
    phoneMasked: maskPhone(client.phone_last_four),
    emailMasked: client.email_sealed
      ? maskEmail(openPersonal(services.vault, 'email', { clientId, sealed: client.email_sealed }))
      : null,
    clabeMasked: account ? maskClabe(account.last_four) : null,
    bank: account ? (bankByCode(account.bank_code)?.name ?? account.bank_code) : null,
    employment: await readEmployment(reading),
    address: await readAddress(reading),
    reference: await readReference(reading),
  };
}

async function readEmployment({ tx, clientId, today }: Reading): Promise<Case['client']['employment']> {
  const row = await tx
    .selectFrom('employment')
    .innerJoin('classification as status', (join) =>
      join.onRef('status.key', '=', 'employment.employment_status').on('status.kind', '=', 'employment_status'),
    )
    .innerJoin('classification as position', (join) =>
      join.onRef('position.key', '=', 'employment.employment_position').on('position.kind', '=', 'employment_position'),
    )
    .selectAll('employment')
    .select(['status.title as status_title', 'position.title as position_title'])
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    status: row.status_title,
    position: row.position_title,
    companyName: row.company_name,
    employedSince: row.employed_since,
    seniorityMonths: monthsBetween(row.employed_since, today),
    monthlyIncome: row.monthly_income_centavos,
    monthlyObligations: row.monthly_obligations_centavos,
  };
}

async function readAddress({ tx, clientId, services }: Reading): Promise<Case['client']['address']> {
  const row = await tx
    .selectFrom('address')
    .innerJoin('region', 'region.id', 'address.region_id')
    .innerJoin('city', 'city.id', 'address.city_id')
    .select(['place_sealed', 'region.title as region', 'city.title as city'])
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (!row) return null;
  const place = openStreetAddress(services.vault, { clientId, sealed: row.place_sealed });
  return { region: row.region, city: row.city, ...place, interiorNumber: place.interiorNumber ?? null };
}

async function readReference({ tx, clientId, services }: Reading): Promise<Case['client']['reference']> {
  const row = await tx.selectFrom('reference_contact').selectAll().where('client_id', '=', clientId).executeTakeFirst();
  if (!row) return null;
  const phone = openPersonal(services.vault, 'reference_phone', { clientId, sealed: row.phone_sealed });
  return { fullName: row.full_name, phoneMasked: maskPhone(phone.slice(-4)), relationship: row.relationship };
}
