import type { PlainDate } from '@lender/calculator';
import type { REPORT_EXPORTS } from '@lender/contract';
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
import type { ExportAsked } from '../table/export-asked.ts';
import { defineTable, type ExportTable } from '../table/export-table.ts';
import { exportWords as words } from '../words/export-words.copy.es.ts';
import { headings } from '../words/headings.copy.es.ts';

/** Later than so many days, for loans that age. */
const LATE_DAYS = 7;

type ReportExport = (typeof REPORT_EXPORTS)[number];

/** The figures of each report, row by row. */
export const REPORT_TABLES: Readonly<Record<ReportExport, ExportTable>> = {
  portfolio: defineTable({
    columns: {
      ...{ grouping: 'code', groupingWords: 'text', group: 'text', figure: 'code', figureWords: 'text' },
      ...{ loans: 'number', amount: 'money' },
    },
    headings: headings.portfolio,
    read: async (asked) => {
      const { figures, groups } = await readPortfolio(asked.tx, lastKnownDay(asked));
      return [{ kind: null, key: null, figures }, ...groups].flatMap(({ kind, key, figures: own }) =>
        own.map((row) => ({
          ...row,
          ...{ grouping: kind, groupingWords: kind && words.groupings[kind], group: key },
          figureWords: words.portfolioFigures[row.figure],
        })),
      );
    },
  }),
  funnel: defineTable({
    columns: { stage: 'code', stageWords: 'text', applications: 'number', asked: 'money' },
    headings: headings.funnel,
    read: async ({ tx, period }) =>
      (await readFunnel(tx, period)).stages.map((row) => ({ ...row, stageWords: words.stages[row.stage] })),
  }),
  rules: defineTable({
    columns: {
      ...{ rule: 'text', outcome: 'code', outcomeWords: 'text' },
      ...{ decisions: 'number', asked: 'money', offered: 'money' },
    },
    headings: headings.rules,
    read: async ({ tx, period }) =>
      (await readRules(tx, period)).rules.map((row) => ({
        ...row,
        outcomeWords: words.applicationStatuses[row.outcome],
      })),
  }),
  vintages: defineTable({
    columns: { month: 'text', loans: 'number', lent: 'money', days: 'number', late: 'money' },
    headings: headings.vintages,
    read: async ({ tx, period, today }) =>
      (await readVintages(tx, period, { today, daysLate: LATE_DAYS })).months.flatMap(({ month, loans, lent, ages }) =>
        ages.map(({ days, late }) => ({ month: month.slice(0, 7), loans, lent, days, late })),
      ),
  }),
  rolls: defineTable({
    columns: {
      ...{ before: 'code', beforeWords: 'text', after: 'code', afterWords: 'text' },
      ...{ loans: 'number', principal: 'money' },
    },
    headings: headings.rolls,
    read: async ({ tx, period }) =>
      (await readRolls(tx, period)).moves.map((row) => ({
        ...row,
        beforeWords: words.lateness[row.before],
        afterWords: words.lateness[row.after],
      })),
  }),
  cash: defineTable({
    columns: { date: 'day', in: 'money', out: 'money', closing: 'money' },
    headings: headings.cash,
    read: async ({ tx, period }) => (await readCash(tx, period)).days,
  }),
  productivity: defineTable({
    columns: {
      ...{ name: 'text', decisions: 'number', rejections: 'number', medianMinutes: 'number' },
      ...{ slowMinutes: 'number', tasks: 'number', contacts: 'number' },
    },
    headings: headings.productivity,
    read: async ({ tx, period }) => (await readProductivity(tx, period)).people,
  }),
  collection: defineTable({
    columns: {
      ...{ bucket: 'code', bucketWords: 'text', loans: 'number', paying: 'number' },
      ...{ due: 'money', collected: 'money' },
    },
    headings: headings.collection,
    read: async ({ tx, period }) =>
      (await readCollection(tx, period)).buckets.map((row) => ({ ...row, bucketWords: words.lateness[row.bucket] })),
  }),
  cat: defineTable({
    columns: {
      ...{ productVersion: 'number', amountFrom: 'money', payments: 'number', loans: 'number', lent: 'money' },
      ...{ least: 'number', median: 'number', most: 'number' },
    },
    headings: headings.cat,
    read: async ({ tx, period, today }) => (await readCat(tx, { ...period, today })).groups,
  }),
};

/** Returns the last day of a period, or today where the period has not ended. */
const lastKnownDay = ({ period, today }: ExportAsked): PlainDate => (period.to > today ? today : period.to);
