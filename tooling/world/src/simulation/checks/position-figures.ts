import { type InstalmentPosition, LOAN_CHARGES, type LoanPosition } from '@lender/lending';
import type { Figures } from '../independent-replay/figures.ts';

const PARTS = ['charged', 'paid', 'waived', 'tolerated', 'outstanding', 'due', 'overdue'] as const;

/** Returns the figures of a position by the names that the independent replay gives them. */
export function positionFigures(position: LoanPosition): Figures {
  const { principal, charges, instalments, nextDue } = position;
  return {
    state: position.state,
    ...Object.assign(
      {},
      ...PARTS.map((part) => ({
        ...chargeFigures(part, (name) => charges[name][part]),
        [`${part} principal`]: principal[part],
      })),
    ),
    ...Object.assign({}, ...instalments.map(instalmentFigures)),
    ...{ daysLate: position.daysLate, worstDaysLate: position.worstDaysLate },
    ...{ credit: position.creditCentavos, kept: position.keptCentavos, refunded: position.refundedCentavos },
    settledOn: position.settledOn,
    ...{ nextDueOn: nextDue?.date, nextDueAmount: nextDue?.amountCentavos },
  };
}

function instalmentFigures(instalment: InstalmentPosition): Figures {
  const name = `instalment ${instalment.number}`;
  const parts = (['charged', 'paid', 'outstanding'] as const).map((part) => ({
    ...chargeFigures(`${name} ${part}`, (charge) => instalment[part][charge]),
    [`${name} ${part} principal`]: instalment[part].principalCentavos,
  }));
  return {
    [`${name} due`]: instalment.dueDate,
    [`${name} last day`]: instalment.endDate,
    ...Object.assign({}, ...parts),
  };
}

type Taxed = LoanPosition['charges']['fees']['charged'];

const chargeFigures = (name: string, of: (charge: (typeof LOAN_CHARGES)[number]['name']) => Taxed): Figures =>
  Object.fromEntries(
    LOAN_CHARGES.flatMap(({ name: charge }) => [
      [`${name} ${charge}`, of(charge).netCentavos],
      [`${name} IVA of ${charge}`, of(charge).ivaCentavos],
    ]),
  );
