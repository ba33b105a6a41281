/** Bug that can be planted: a text that occurs once in a file, and its replacement. */
export interface PlantedBug {
  readonly name: string;
  /** Path from the root of the repository. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

const LOAN = 'packages/lending/src/loan';
const REPLAY = `${LOAN}/replay`;
const MODULES = 'apps/api/src/modules';

/** Bugs in servicing, ledger, payments and jobs that the checks must find. */
export const PLANTED_BUGS: readonly PlantedBug[] = [
  {
    name: 'a payer’s day is taken in UTC',
    file: `${MODULES}/payments/incoming/money-in.ts`,
    find: 'paidOn: mexicoDate(paidAt.getTime()),',
    replace: 'paidOn: mexicoDate(paidAt.getTime() + 21_600_000),',
  },
  {
    name: 'the commission in the price of an extension is rounded down',
    file: `${LOAN}/extending/extension-price.ts`,
    find: 'applyRate(principal.outstanding, rate(tariff.commissionRate))',
    replace:
      'applyRate(principal.outstanding, rate(tariff.commissionRate), ({ numerator, denominator }) => numerator / denominator)',
  },
  {
    name: 'interest is paid before fees',
    file: 'packages/lending/src/payment/allocate-payment.ts',
    find: 'const charges = perCharge(({ name }) => payTaxed(due[name], purse));',
    replace:
      "const first = payTaxed(due.interest, purse);\n    const charges = perCharge(({ name }) => (name === 'interest' ? first : payTaxed(due[name], purse)));",
  },
  {
    name: 'a statement names fees without their IVA',
    file: `${MODULES}/servicing/statement/statement.policy.ts`,
    find: 'fees: difference(({ charges }, name) => grossOf(charges.fees[name])),',
    replace: 'fees: difference(({ charges }, name) => charges.fees[name].netCentavos),',
  },
  {
    name: 'a reversal of a payment is ignored where nothing is owed',
    file: `${MODULES}/payments/incoming/reverse-payment.ts`,
    find: '  if (!recorded.isNew) return recorded;',
    replace: '  if (!recorded.isNew || recorded.position.payments.length === 0) return recorded;',
  },
  {
    name: 'a schedule says overdue from the day that was not moved',
    file: `${MODULES}/servicing/own/to-schedule-reply.ts`,
    find: "  if (date > endDate) return 'overdue';",
    replace: "  if (date >= endDate) return 'overdue';",
  },
  {
    name: 'the daily cap allows one day too much',
    file: `${REPLAY}/plan-charges.ts`,
    find: 'const days = Math.max(0, loanDay(book) - (book.start ?? loanDay(book)));',
    replace: 'const days = 1 + Math.max(0, loanDay(book) - (book.start ?? loanDay(book)));',
  },
  {
    name: 'the total cap is doubled',
    file: `${LOAN}/policy/cost-ceiling.ts`,
    find: 'flooredShare(principalCentavos, total)',
    replace: 'flooredShare(2 * principalCentavos, total)',
  },
  {
    name: 'no day of grace',
    file: `${REPLAY}/earn-days.ts`,
    find: 'const lateFrom = endDay + late.graceDays;',
    replace: 'const lateFrom = endDay;',
  },
  {
    name: 'moratory interest is doubled',
    file: `${REPLAY}/earned.ts`,
    find: 'roundedShare(lateCentavoDays, exactRates(terms).moratory)',
    replace: 'roundedShare(2 * lateCentavoDays, exactRates(terms).moratory)',
  },
  {
    name: 'interest of one day too little',
    file: `${REPLAY}/earn-days.ts`,
    find: 'if (from < instalment.dueDay) principal',
    replace: 'if (from < instalment.dueDay - 1) principal',
  },
  {
    name: 'interest of one day too much',
    file: `${REPLAY}/earn-days.ts`,
    find: 'if (from < instalment.dueDay) principal',
    replace: 'if (from <= instalment.dueDay) principal',
  },
  {
    name: 'reversals never count',
    file: `${REPLAY}/timeline.ts`,
    find: "(event.kind === 'reversal' && event.valueDate <= date)",
    replace: "(event.kind === 'reversal' && event.valueDate < event.valueDate)",
  },
  {
    name: 'lateness counts from the due date that was not moved',
    file: `${REPLAY}/loan-book.ts`,
    find: 'endDay: dayOf(terms, terms.endDates[index] ?? dueDate),',
    replace: 'endDay: dayOf(terms, dueDate),',
  },
  {
    name: 'a late fee is charged again on each day',
    file: `${REPLAY}/earn-days.ts`,
    find: 'instalment.hadLateFee = overdue > 0;',
    replace: 'instalment.hadLateFee = overdue < 0;',
  },
  {
    name: 'a loan on hold goes on earning',
    file: `${REPLAY}/loan-book.ts`,
    find: '  isOnHold || writtenOffCentavos !== undefined || soldCentavos !== undefined;',
    replace: '  (isOnHold && soldCentavos !== undefined) || writtenOffCentavos !== undefined || soldCentavos !== undefined;',
  },
  {
    name: 'a waiver forgives only what is owed when all is known',
    file: `${REPLAY}/waive.ts`,
    find: "    if (component !== 'principal') forgivePaid(forgiving, index);",
    replace: "    if (component === 'principal') forgivePaid(forgiving, index);",
  },
  {
    name: 'a loan that was paid cannot be cancelled any more',
    file: `${REPLAY}/withdraw.ts`,
    find: "(book.end === undefined || book.end === 'settled') &&",
    replace: '(book.end === undefined) &&',
  },
  {
    name: 'an extension moves the last day to a day off',
    file: `${REPLAY}/move-due-dates.ts`,
    find: 'instalment.endDay = latestDay + moved;',
    replace: 'instalment.endDay = latestDay + Math.min(0, moved);',
  },
  {
    name: 'a rest of exactly the tolerance is asked for',
    file: `${REPLAY}/close.ts`,
    find: 'if (outstandingCentavos(book) > book.terms.policy.toleranceCentavos) return;',
    replace: 'if (outstandingCentavos(book) > book.terms.policy.toleranceCentavos - 1) return;',
  },
  {
    name: 'the service fee is spread from the signature',
    file: `${REPLAY}/apply-event.ts`,
    find: 'serviceFeeOver(terms, book.feeEndDay - book.start)',
    replace: 'serviceFeeOver(terms, book.feeEndDay)',
  },
  {
    name: 'what is recovered after a write-off pays charges first',
    file: `${REPLAY}/spread.ts`,
    find: "? 'charges_first' : 'principal_first'",
    replace: "? 'charges_first' : 'charges_first'",
  },
  {
    name: 'the odd centavo of a part is no IVA',
    file: 'packages/lending/src/payment/allocate-payment.ts',
    find: 'applyRate(paid, ratio(netCentavos, gross), floor)',
    replace: 'applyRate(paid, ratio(netCentavos, gross))',
  },
  {
    name: 'the IVA of what is waived stays payable',
    file: `${LOAN}/balances-of.ts`,
    find: 'charges[name].waived.ivaCentavos - charges[name].charged.ivaCentavos',
    replace: '-charges[name].charged.ivaCentavos',
  },
  {
    name: 'the job that closes days leaves the last one open',
    file: `${MODULES}/servicing/jobs/close-days.ts`,
    find: 'const yesterday = addDays(today, -1);',
    replace: 'const yesterday = addDays(today, -2);',
  },
];
