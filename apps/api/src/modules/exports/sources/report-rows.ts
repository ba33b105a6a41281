import { formatPlainDate, type PlainDate } from '@lender/calculator';
import type { REPORT_EXPORTS } from '@lender/contract';
import { pesosFromCentavos } from '@lender/money';
import {
  readCash,
  readCat,
  readCollection,
  readFunnel,
  readPortfolio,
  readProductivity,
  readRolls,
  readRules,
  readVintages,
} from '../../reports/index.ts';
import type { ExportAsked, ExportRow } from './export-asked.ts';

/** Later than so many days, for loans that age. */
const LATE_DAYS = 7;

type ReportExport = (typeof REPORT_EXPORTS)[number];

/** The figures of each report, row by row. */
export const REPORT_ROWS: Readonly<Record<ReportExport, (asked: ExportAsked) => Promise<readonly ExportRow[]>>> = {
  portfolio: async (asked) => {
    const { figures, groups } = await readPortfolio(asked.tx, lastKnownDay(asked));
    return [{ kind: 'all', key: '', figures }, ...groups].flatMap(({ kind, key, figures: own }) =>
      own.map(({ figure, loans, amount }) => [kind, key, figure, loans, pesosFromCentavos(amount)]),
    );
  },
  funnel: async ({ tx, period }) =>
    (await readFunnel(tx, period)).stages.map(({ stage, applications, asked }) => [
      stage,
      applications,
      pesosFromCentavos(asked),
    ]),
  rules: async ({ tx, period }) =>
    (await readRules(tx, period)).rules.map(({ rule, outcome, decisions, asked, offered }) => [
      rule,
      outcome,
      decisions,
      pesosFromCentavos(asked),
      pesosFromCentavos(offered),
    ]),
  vintages: async ({ tx, period, today }) =>
    (await readVintages(tx, period, { today, daysLate: LATE_DAYS })).months.flatMap(({ month, loans, lent, ages }) =>
      ages.map(({ days, late }) => [month.slice(0, 7), loans, pesosFromCentavos(lent), days, pesosFromCentavos(late)]),
    ),
  rolls: async ({ tx, period }) =>
    (await readRolls(tx, period)).moves.map(({ before, after, loans, principal }) => [
      before,
      after,
      loans,
      pesosFromCentavos(principal),
    ]),
  cash: async ({ tx, period }) =>
    (await readCash(tx, period)).days.map(({ date, in: came, out, closing }) => [
      formatPlainDate(date),
      pesosFromCentavos(came),
      pesosFromCentavos(out),
      pesosFromCentavos(closing),
    ]),
  productivity: async ({ tx, period }) =>
    (await readProductivity(tx, period)).people.map(
      ({ name, decisions, rejections, medianMinutes, slowMinutes, tasks, contacts }) => [
        ...[name, decisions, rejections, medianMinutes, slowMinutes],
        ...[tasks, contacts],
      ],
    ),
  collection: async ({ tx, period }) =>
    (await readCollection(tx, period)).buckets.map(({ bucket, loans, paying, due, collected }) => [
      bucket,
      loans,
      paying,
      pesosFromCentavos(due),
      pesosFromCentavos(collected),
    ]),
  cat: async ({ tx, period, today }) =>
    (await readCat(tx, { ...period, today })).groups.map(
      ({ productVersion, amountFrom, payments, loans, lent, least, median, most }) => [
        ...[productVersion, pesosFromCentavos(amountFrom), payments, loans, pesosFromCentavos(lent)],
        ...[least, median, most],
      ],
    ),
};

/** Returns the last day of a period, or today where the period has not ended. */
function lastKnownDay({ period, today }: ExportAsked): PlainDate {
  if (period.to > today) return today;
  return period.to;
}
