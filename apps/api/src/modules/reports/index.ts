export { loansInPages } from './portfolio/loans-in-pages.ts';
export { readRolls } from './portfolio/read-rolls.ts';
export { readVintages } from './portfolio/read-vintages.ts';
export { readCash } from './read-cash.ts';
export { readFunnel } from './read-funnel.ts';
export { readRules } from './read-rules.ts';
export { isReportPeriod, type ReportPeriod, reportPeriodOf } from './report-period.policy.ts';
