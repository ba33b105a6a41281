import type { Implementation } from '../../implement.ts';
import { getCashReportHandler } from './get-cash-report.handler.ts';
import { getFunnelReportHandler } from './get-funnel-report.handler.ts';
import { getRuleReportHandler } from './get-rule-report.handler.ts';
import { getRollReportHandler } from './portfolio/get-roll-report.handler.ts';
import { getVintageReportHandler } from './portfolio/get-vintage-report.handler.ts';

export const endpoints: readonly Implementation[] = [
  getFunnelReportHandler,
  getRuleReportHandler,
  getVintageReportHandler,
  getRollReportHandler,
  getCashReportHandler,
];
