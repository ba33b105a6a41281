import {
  getCashReport,
  getCatReport,
  getCollectionReport,
  getFunnelReport,
  getProductivityReport,
  getReconciliation,
  getRollReport,
  getRuleReport,
  getVintageReport,
} from '@lender/contract';
import { ok } from '@lender/result';
import { implementReading } from '../../implement.ts';
import { askedPeriod } from './asked-period.ts';
import { readRolls } from './portfolio/read-rolls.ts';
import { readVintages } from './portfolio/read-vintages.ts';
import { readCash } from './read-cash.ts';
import { readCat } from './read-cat.ts';
import { readCollection } from './read-collection.ts';
import { readFunnel } from './read-funnel.ts';
import { readProductivity } from './read-productivity.ts';
import { readRules } from './read-rules.ts';
import { readReconciliation } from './reconciliation/read-reconciliation.ts';

/** The first and the last day of a month are thirty days apart. */
const MONTH = 31;
const YEAR = 365;

export const getFunnelReportHandler = implementReading(getFunnelReport, async ({ query }, { tx, services }) => {
  const asked = await askedPeriod(tx, query, services);
  return asked.ok ? ok(await readFunnel(tx, asked.value.period)) : asked;
});

export const getRuleReportHandler = implementReading(getRuleReport, async ({ query }, { tx, services }) => {
  const asked = await askedPeriod(tx, query, services);
  return asked.ok ? ok(await readRules(tx, asked.value.period)) : asked;
});

export const getVintageReportHandler = implementReading(getVintageReport, async ({ query }, { tx, services }) => {
  const { daysLate = 7, ...days } = query;
  const asked = await askedPeriod(tx, days, { ...services, days: YEAR });
  if (!asked.ok) return asked;
  return ok(await readVintages(tx, asked.value.period, { today: asked.value.today, daysLate }));
});

export const getRollReportHandler = implementReading(getRollReport, async ({ query }, { tx, services }) => {
  const asked = await askedPeriod(tx, query, { ...services, days: MONTH });
  return asked.ok ? ok(await readRolls(tx, asked.value.period)) : asked;
});

export const getCashReportHandler = implementReading(getCashReport, async ({ query }, { tx, services }) => {
  const asked = await askedPeriod(tx, query, services);
  return asked.ok ? ok(await readCash(tx, asked.value.period)) : asked;
});

export const getReconciliationHandler = implementReading(getReconciliation, async ({ query }, { tx, services }) => {
  const asked = await askedPeriod(tx, query, { ...services, days: MONTH });
  return asked.ok ? ok(await readReconciliation(tx, asked.value.period)) : asked;
});

export const getProductivityReportHandler = implementReading(
  getProductivityReport,
  async ({ query }, { tx, services }) => {
    const asked = await askedPeriod(tx, query, { ...services, days: MONTH });
    return asked.ok ? ok(await readProductivity(tx, asked.value.period)) : asked;
  },
);

export const getCollectionReportHandler = implementReading(getCollectionReport, async ({ query }, { tx, services }) => {
  const asked = await askedPeriod(tx, query, { ...services, days: MONTH });
  return asked.ok ? ok(await readCollection(tx, asked.value.period)) : asked;
});

export const getCatReportHandler = implementReading(getCatReport, async ({ query }, { tx, services }) => {
  const asked = await askedPeriod(tx, query, services);
  return asked.ok ? ok(await readCat(tx, { ...asked.value.period, today: asked.value.today })) : asked;
});
