import type { Figures } from '../../independent-replay/figures.ts';

/** Figures that the borrower sees, and those of the replay, by the same names. */
export interface Compared {
  readonly shown: Figures;
  readonly replayed: Figures;
}

export const CHARGES = ['lateCharge', 'fees', 'interest'] as const;
export type ChargeName = (typeof CHARGES)[number];

/** Returns a charge with its IVA, in centavos: such as the `interest` that is `outstanding`. */
export const grossOf = (figures: Figures, name: string, charge: ChargeName): number =>
  Number(figures[`${name} ${charge}`]) + Number(figures[`${name} IVA of ${charge}`]);

/** Returns the principal and every charge with its IVA, in centavos. */
export const sumOf = (figures: Figures, name: string): number =>
  CHARGES.reduce((sum, charge) => sum + grossOf(figures, name, charge), Number(figures[`${name} principal`]));

/** Joins rows, with the number of its row before each name. */
export const rowByRow = (rows: readonly Figures[]): Figures =>
  Object.fromEntries(
    rows.flatMap((row, index) => Object.entries(row).map(([name, value]) => [`${index + 1}: ${name}`, value])),
  );
