import type { getActiveLoan, getPayoff, Reply } from '@lender/contract';
import type { Figures } from '../../independent-replay/figures.ts';
import { CHARGES, type ChargeName, type Compared, grossOf, sumOf } from './sums.ts';

type Position = Reply<typeof getPayoff>['position'];

const PARTS = ['charged', 'paid', 'waived', 'tolerated', 'outstanding', 'due', 'overdue'] as const;

/** Compares the figures of today on the page of a loan. */
export function pageFigures(page: Reply<typeof getActiveLoan>, figures: Figures): Compared {
  const position = positionFigures(page.position, figures);
  return {
    shown: { ...position.shown, payoffToday: page.payoffToday, asked: page.repaymentInvoice.amount },
    replayed: {
      ...position.replayed,
      ...{ payoffToday: sumOf(figures, 'outstanding'), asked: figures.nextDueAmount ?? 0 },
    },
  };
}

/** Compares the amount that settles a loan on a day ahead, if nothing else happens until then. */
export function payoffFigures({ amount, position }: Reply<typeof getPayoff>, figures: Figures): Compared {
  const { shown: reported, replayed } = positionFigures(position, figures);
  return { shown: { ...reported, amount }, replayed: { ...replayed, amount: sumOf(figures, 'outstanding') } };
}

/** Compares the position of a loan on a day, part by part, each charge with its IVA. */
function positionFigures(position: Position, figures: Figures): Compared {
  const parts = (of: (charge: ChargeName, part: (typeof PARTS)[number]) => Figures) =>
    Object.assign({}, ...CHARGES.flatMap((charge) => PARTS.map((part) => of(charge, part))));
  return {
    shown: {
      ...{ outstanding: position.outstanding, due: position.due, overdue: position.overdue },
      ...{ credit: position.credit, daysLate: position.daysLate },
      ...{ nextDue: position.nextDue?.date, nextDueAmount: position.nextDue?.amount },
      ...Object.fromEntries(PARTS.map((part) => [`${part} principal`, position.principal[part]])),
      ...parts((charge, part) => {
        const { amount, amount_without_vat: net, vat } = position[charge][part];
        return { [`${part} ${charge}`]: net, [`${part} IVA of ${charge}`]: vat, [`${part} ${charge} in all`]: amount };
      }),
    },
    replayed: {
      ...{ outstanding: sumOf(figures, 'outstanding'), due: sumOf(figures, 'due'), overdue: sumOf(figures, 'overdue') },
      ...{ credit: figures.credit, daysLate: figures.daysLate },
      ...{ nextDue: figures.nextDueOn, nextDueAmount: figures.nextDueAmount },
      ...Object.fromEntries(PARTS.map((part) => [`${part} principal`, figures[`${part} principal`]])),
      ...parts((charge, part) => ({
        [`${part} ${charge}`]: figures[`${part} ${charge}`],
        [`${part} IVA of ${charge}`]: figures[`${part} IVA of ${charge}`],
        [`${part} ${charge} in all`]: grossOf(figures, part, charge),
      })),
    },
  };
}
