import { formatPlainDate, type PlainDate } from '@lender/calculator';
import { LOAN_STATUS } from '@lender/lending';
import { type Centavos, centavos, sumCentavos } from '@lender/money';
import { screenPath } from '../../screens.ts';
import { approvalKindWords } from '../../vocabulary/approval-kind.copy.es.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { formatPesos } from '../../vocabulary/pesos.ts';
import { loanBadge } from '../../vocabulary/status/loan-status.copy.es.ts';
import { mandateStatusWords } from '../../vocabulary/status/mandate-status.copy.es.ts';
import type { StatusWord } from '../../vocabulary/status/status-word.ts';
import { commandCopy } from './commands/command.copy.es.ts';
import { loanCopy as copy } from './loan.copy.es.ts';
import type { Loan } from './loan-reading.ts';

interface Fact {
  readonly term: string;
  readonly detail: string;
}

/** Part of the debt, column by column. */
export interface PositionLine {
  readonly part: string;
  readonly charged: string;
  readonly paid: string;
  readonly waived: string;
  readonly outstanding: string;
  readonly overdue: string;
}

export interface InstalmentLine {
  readonly number: string;
  readonly dueDate: string;
  readonly principal: string;
  readonly interest: string;
  readonly fees: string;
  readonly vat: string;
  /** Amount agreed on; `charged` is the amount as it turned out. */
  readonly total: string;
  readonly charged: string;
  readonly outstanding: string;
  readonly status: StatusWord;
}

/** Loan on a day, as the page shows it. */
export interface LoanView {
  readonly id: string;
  readonly reference: string;
  readonly client: string;
  readonly caseHref: string;
  /** Present from the payout of the loan on. */
  readonly collectionHref?: string;
  readonly clientHref: string;
  readonly status: StatusWord;
  readonly day: PlainDate;
  readonly dayWords: string;
  /** Amount that settles the loan on that day. */
  readonly payoff: string;
  readonly facts: readonly Fact[];
  readonly position: readonly PositionLine[];
  /** Sum of all parts. */
  readonly positionTotal: PositionLine;
  readonly schedule: readonly InstalmentLine[];
  readonly extensions: readonly Fact[];
  readonly mandate: readonly Fact[];
  /** Requests that wait for a second person. */
  readonly requests: readonly { readonly id: string; readonly words: string }[];
}

export function loanView(loan: Loan): LoanView {
  const { position } = loan;
  return {
    id: loan.id,
    reference: loan.hashedId,
    client: loan.clientName ?? copy.unnamed,
    clientHref: screenPath('client', { id: loan.clientId }),
    ...(loan.status !== LOAN_STATUS.draft && { collectionHref: screenPath('collection', { id: loan.id }) }),
    caseHref: screenPath('case', { id: loan.applicationId }),
    status: loanBadge(loan.status, position.daysLate),
    day: position.date,
    dayWords: formatPlainDate(position.date),
    payoff: formatPesos(position.outstanding),
    facts: factsOf(loan),
    position: positionLines(loan),
    positionTotal: totalLine(loan),
    schedule: loan.schedule.map(instalmentLine),
    extensions: loan.rollovers.flatMap(extensionFacts),
    mandate: mandateFacts(loan.mandate),
    requests: loan.requests.map(({ id, kind, askedByName, askedAt }) => ({
      id,
      words: copy.requests.one(approvalKindWords[kind], askedByName, formatInstant(askedAt)),
    })),
  };
}

const some = (term: string, detail: string | false | null): readonly Fact[] => (detail ? [{ term, detail }] : []);
const pesosIfAny = (amount: Centavos): string | false => amount !== 0 && formatPesos(amount);

function factsOf({ principal, total, signedOn, position, hold, withdrawal }: Loan): readonly Fact[] {
  const { nextDue, daysLate, due, overdue, credit } = position;
  const isLate = overdue !== 0;
  return [
    { term: copy.principal, detail: formatPesos(principal) },
    { term: copy.total, detail: formatPesos(total) },
    { term: copy.signedOn, detail: formatPlainDate(signedOn) },
    ...some(isLate ? copy.dueSince : copy.nextDue, nextDue && dueWords(nextDue, isLate)),
    ...some(copy.due, due !== overdue && pesosIfAny(due)),
    ...some(copy.overdue, pesosIfAny(overdue)),
    ...some(copy.daysLate, daysLate > 0 && String(daysLate)),
    ...some(copy.credit, pesosIfAny(credit)),
    ...(hold ? some(copy.hold, holdWords(hold)) : []),
    ...some(copy.withdrawal, withdrawal.state === 'asked' && withdrawal.until && formatPlainDate(withdrawal.until)),
  ];
}

/** Returns in words when the next instalment is due, with its amount; a late amount is already shown as overdue. */
const dueWords = ({ amount, date }: NonNullable<Loan['position']['nextDue']>, isLate: boolean): string =>
  isLate ? formatPlainDate(date) : `${formatPesos(amount)}, ${formatPlainDate(date)}`;

const holdWords = ({ reason, since, reviewOn }: NonNullable<Loan['hold']>): string =>
  copy.holdWords(commandCopy.holdReasons[reason], formatPlainDate(since), reviewOn && formatPlainDate(reviewOn));

type Charge = Loan['position']['interest'];

const COLUMNS = ['charged', 'paid', 'waived', 'outstanding', 'overdue'] as const;

function totalLine({ position: { principal, interest, fees, lateCharge } }: Loan): PositionLine {
  const sumOf = (column: (typeof COLUMNS)[number]): string =>
    formatPesos(
      sumCentavos([principal[column], ...[interest, fees, lateCharge].map((charge) => charge[column].amount)]),
    );
  return {
    part: copy.parts.total,
    charged: sumOf('charged'),
    paid: sumOf('paid'),
    waived: sumOf('waived'),
    outstanding: sumOf('outstanding'),
    overdue: sumOf('overdue'),
  };
}

function positionLines({ position }: Loan): readonly PositionLine[] {
  const lines = [
    { part: copy.parts.principal, ...amountsOf(position.principal, (amount) => amount) },
    ...chargeLines(copy.parts.interest, position.interest),
    ...chargeLines(copy.parts.fees, position.fees),
    ...chargeLines(copy.parts.lateCharge, position.lateCharge),
  ];
  return lines.filter(({ charged }) => charged !== formatPesos(centavos(0)));
}

const chargeLines = ({ net, vat }: { readonly net: string; readonly vat: string }, charge: Charge) => [
  { part: net, ...amountsOf(charge, (amount) => amount.amount_without_vat) },
  { part: vat, ...amountsOf(charge, (amount) => amount.vat) },
];

type Parts<Amount> = Readonly<Record<(typeof COLUMNS)[number], Amount>>;

const amountsOf = <Amount>(parts: Parts<Amount>, of: (amount: Amount) => Centavos): Parts<string> => ({
  charged: formatPesos(of(parts.charged)),
  paid: formatPesos(of(parts.paid)),
  waived: formatPesos(of(parts.waived)),
  outstanding: formatPesos(of(parts.outstanding)),
  overdue: formatPesos(of(parts.overdue)),
});

const instalmentLine = (one: Loan['schedule'][number]): InstalmentLine => ({
  number: String(one.number),
  dueDate: formatPlainDate(one.dueDate),
  principal: formatPesos(one.principal),
  interest: formatPesos(one.interest.amount_without_vat),
  fees: formatPesos(one.fees.amount_without_vat),
  vat: formatPesos(sumCentavos([one.interest.vat, one.fees.vat])),
  total: formatPesos(one.total),
  charged: formatPesos(one.charged),
  outstanding: formatPesos(one.outstanding),
  status: copy.instalment[one.status],
});

const extensionFacts = ({ type, days, newDueDate, status, amount }: Loan['rollovers'][number]): readonly Fact[] =>
  status === 'inactive'
    ? []
    : [
        {
          term: copy.extensions.term(days, copy.extensions.types[type]),
          detail: copy.extensions.detail(
            copy.extensions.statuses[status],
            formatPesos(amount),
            formatPlainDate(newDueDate),
          ),
        },
      ];

function mandateFacts(mandate: Loan['mandate']): readonly Fact[] {
  if (!mandate) return [];
  return [
    { term: copy.mandate.status, detail: `${mandateStatusWords[mandate.status]}, ${formatInstant(mandate.since)}` },
    { term: copy.mandate.account, detail: copy.mandate.ends(mandate.bank, mandate.lastFour) },
    { term: copy.mandate.maximum, detail: formatPesos(mandate.maximum) },
    { term: copy.mandate.endsOn, detail: formatPlainDate(mandate.endsOn) },
  ];
}
