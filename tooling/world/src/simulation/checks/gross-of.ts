import type { LoanPosition } from '@lender/lending';

interface Taxed {
  readonly netCentavos: number;
  readonly ivaCentavos: number;
}

export const grossOf = ({ netCentavos, ivaCentavos }: Taxed): number => netCentavos + ivaCentavos;

/** Returns one part of all charges together, with their IVA. */
export const grossOfCharges = (
  { charges }: Pick<LoanPosition, 'charges'>,
  part: 'charged' | 'paid' | 'outstanding',
): number => Object.values(charges).reduce((sum, charge) => sum + grossOf(charge[part]), 0);
