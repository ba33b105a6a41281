import { monthsBetween } from '@lender/calculator';
import { ageOn } from '@lender/curp';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Applicant } from './applicant.ts';
import type { Collected } from './collected.ts';

/** Collects what the client states about themselves and what they ask for. */
export async function ownStatements(tx: Tx, { record, termDays, today }: Applicant): Promise<Collected[]> {
  const person = await tx
    .selectFrom('client_details')
    .innerJoin('employment', 'employment.client_id', 'client_details.client_id')
    .select([
      'birth_date',
      'employed_since',
      'monthly_income_centavos',
      'monthly_obligations_centavos',
      'employment.updated_at',
    ])
    .where('client_details.client_id', '=', record.client_id)
    .executeTakeFirstOrThrow();
  const declared = {
    ageYears: ageOn(person.birth_date, today),
    netIncomeCentavosPerMonth: person.monthly_income_centavos,
    obligationsCentavosPerMonth: person.monthly_obligations_centavos,
    employmentMonths: monthsBetween(person.employed_since, today),
  };
  const asked = {
    askedCentavos: record.desired_centavos,
    wantsLargerOffer: record.larger_offer_welcome,
    termDays,
  };
  return [
    { source: 'client', asOf: person.updated_at, variables: declared },
    { source: 'client', asOf: record.created_at, variables: asked },
  ];
}
