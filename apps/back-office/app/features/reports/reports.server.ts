import type { PlainDate } from '@lender/calculator';
import {
  getCashReport,
  getCatReport,
  getCollectionReport,
  getFunnelReport,
  getProductivityReport,
  getRollReport,
  getRuleReport,
  getVintageReport,
  type Reply,
} from '@lender/contract';
import type { Call } from '@lender/sdk';
import { unreadable } from '../../platform/unreadable.ts';
import type { PageLink } from '../../shell/page-links.ts';
import type { ReportName, ReportQuery } from './report-query.ts';
import { reportTabs } from './report-tabs.ts';
import type { ReportView } from './report-view.ts';
import { reportsCopy as copy } from './reports.copy.es.ts';
import { cashView } from './views/cash-view.ts';
import { catView } from './views/cat-view.ts';
import { collectionView } from './views/collection-view.ts';
import { funnelView } from './views/funnel-view.ts';
import { productivityView } from './views/productivity-view.ts';
import { rollView } from './views/roll-view.ts';
import { ruleView } from './views/rule-view.ts';
import { vintageView } from './views/vintage-view.ts';

export interface ReportPage extends ReportView {
  readonly tabs: readonly PageLink[];
  readonly lead: string;
  /** First day of the period of the report, as the server returns it; `to` and `daysLate` likewise. */
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly daysLate: number | undefined;
}

/** Reads one report, in words and as a chart; a role that `mayOpen` loans finds links to them. */
export async function readReport(
  call: Call,
  report: ReportName,
  { mayOpen, ...query }: ReportQuery & { readonly mayOpen: boolean },
): Promise<ReportPage> {
  const { view, period } = await READ[report](call, query, mayOpen);
  return {
    ...view,
    ...period,
    lead: copy.leads[report],
    tabs: reportTabs(report, query),
  };
}

interface ReadReport {
  readonly view: ReportView;
  readonly period: Pick<ReportPage, 'from' | 'to' | 'daysLate'>;
}

const READ: Readonly<Record<ReportName, (call: Call, query: ReportQuery, mayOpen: boolean) => Promise<ReadReport>>> = {
  funnel: async (call, { from, to }) => {
    const answer = await call(getFunnelReport, { query: { from, to } });
    if (!answer.ok) throw unreadable('the funnel', answer.refusal);
    return { view: funnelView(answer.data), period: periodOf(answer.data) };
  },
  rules: async (call, { from, to }) => {
    const answer = await call(getRuleReport, { query: { from, to } });
    if (!answer.ok) throw unreadable('what rules approve', answer.refusal);
    return { view: ruleView(answer.data), period: periodOf(answer.data) };
  },
  vintages: async (call, query, mayOpen) => {
    const answer = await call(getVintageReport, { query });
    if (!answer.ok) throw unreadable('how loans age', answer.refusal);
    return {
      view: vintageView(answer.data, mayOpen),
      period: { ...periodOf(answer.data), daysLate: answer.data.daysLate },
    };
  },
  rolls: async (call, { from, to }, mayOpen) => {
    const answer = await call(getRollReport, { query: { from, to } });
    if (!answer.ok) throw unreadable('how lateness moves', answer.refusal);
    return { view: rollView(answer.data, mayOpen), period: periodOf(answer.data) };
  },
  cash: async (call, { from, to }) => {
    const answer = await call(getCashReport, { query: { from, to } });
    if (!answer.ok) throw unreadable('the cash', answer.refusal);
    return { view: cashView(answer.data), period: periodOf(answer.data) };
  },
  productivity: async (call, { from, to }) => {
    const answer = await call(getProductivityReport, { query: { from, to } });
    if (!answer.ok) throw unreadable('what the staff did', answer.refusal);
    return { view: productivityView(answer.data), period: periodOf(answer.data) };
  },
  collection: async (call, { from, to }, mayOpen) => {
    const answer = await call(getCollectionReport, { query: { from, to } });
    if (!answer.ok) throw unreadable('what was collected', answer.refusal);
    return { view: collectionView(answer.data, mayOpen), period: periodOf(answer.data) };
  },
  cat: async (call, { from, to }) => {
    const answer = await call(getCatReport, { query: { from, to } });
    if (!answer.ok) throw unreadable('what loans cost a year', answer.refusal);
    return { view: catView(answer.data), period: periodOf(answer.data) };
  },
};

const periodOf = ({ from, to }: Pick<Reply<typeof getCashReport>, 'from' | 'to'>): ReadReport['period'] => ({
  from,
  to,
  daysLate: undefined,
});
