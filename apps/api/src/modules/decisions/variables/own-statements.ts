import { monthsBetween } from '@lender/calculator';
import { ageOn } from '@lender/curp';
import type { Tx } from '../../../kernel/database/database.ts';
import { readEmployment, readPerson } from '../../clients/index.ts';
import type { Applicant } from './applicant.ts';
import type { Collected } from './collected.ts';

/** Collects what the client states about themselves and what they ask for. */
export async function ownStatements(tx: Tx, { record, termDays, today }: Applicant): Promise<Collected[]> {
  const { birthDate } = await readPerson(tx, record.client_id);
  const employment = await readEmployment(tx, record.client_id);
  const declared = {
    ageYears: ageOn(birthDate, today),
    netIncomeCentavosPerMonth: employment.monthlyIncomeCentavos,
    obligationsCentavosPerMonth: employment.monthlyObligationsCentavos,
    employmentMonths: monthsBetween(employment.employedSince, today),
  };
  const asked = {
    askedCentavos: record.desired_centavos,
    wantsLargerOffer: record.larger_offer_welcome,
    termDays,
  };
  return [
    { source: 'client', asOf: employment.statedAt, variables: declared },
    { source: 'client', asOf: record.created_at, variables: asked },
  ];
}
