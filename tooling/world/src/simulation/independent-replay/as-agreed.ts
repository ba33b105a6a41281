import { figuresOn } from './figures.ts';
import type { Happening, Paper } from './paper.ts';

/** Amounts that one due date of a contract asks for, in centavos. */
interface AgreedInstalment {
  readonly principal: number;
  readonly interest: number;
  readonly ivaOfInterest: number;
  readonly fees: number;
  readonly ivaOfFees: number;
}

/**
 * Returns what each due date asks for when the money arrives on the payout date and every instalment is paid on the day
 * that the contract names, and the life of that loan.
 */
export function asAgreed(paper: Paper): { readonly instalments: AgreedInstalment[]; readonly life: Happening[] } {
  const life: Happening[] = [happening('arrival', paper.payoutDate, 'disbursed', paper.principalCentavos)];
  const instalments = paper.dueDates.map((dueDate, index) => {
    const figures = figuresOn(paper, life, dueDate);
    const of = (name: string) => Number(figures[`instalment ${index + 1} outstanding ${name}`]);
    const agreed = {
      principal: of('principal'),
      interest: of('interest'),
      ivaOfInterest: of('IVA of interest'),
      fees: of('fees'),
      ivaOfFees: of('IVA of fees'),
    };
    const amount = Object.values(agreed).reduce((sum, part) => sum + part, 0);
    life.push(happening(`instalment ${index + 1}`, dueDate, 'payment', amount));
    return agreed;
  });
  return { instalments, life };
}

const happening = (
  id: string,
  valueDate: string,
  kind: 'disbursed' | 'payment',
  amountCentavos: number,
): Happening => ({
  id,
  valueDate,
  at: `${valueDate}T18:00:00.000Z`,
  kind,
  amountCentavos,
});
