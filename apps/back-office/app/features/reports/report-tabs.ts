import type { PageLink } from '../../shell/page-links.ts';
import { portfolioPath } from './portfolio/portfolio-query.ts';
import { REPORTS, type ReportName, type ReportQuery, reportPath } from './report-query.ts';
import { reportsCopy as copy } from './reports.copy.es.ts';

/** Returns the links to the portfolio and to every report, of the same days. */
export const reportTabs = (current: ReportName | 'portfolio', { from, to }: ReportQuery): readonly PageLink[] => [
  { href: portfolioPath(), label: copy.portfolio, isCurrent: current === 'portfolio' },
  ...REPORTS.map((name) => ({
    href: reportPath(name, { ...(from && { from }), ...(to && { to }) }),
    label: copy.names[name],
    isCurrent: name === current,
  })),
];
