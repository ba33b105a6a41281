import type { Implementation } from '../../implement.ts';
import {
  getCashReportHandler,
  getFunnelReportHandler,
  getReconciliationHandler,
  getRollReportHandler,
  getRuleReportHandler,
  getVintageReportHandler,
} from './report.handlers.ts';

export const endpoints: readonly Implementation[] = [
  getFunnelReportHandler,
  getRuleReportHandler,
  getVintageReportHandler,
  getRollReportHandler,
  getCashReportHandler,
  getReconciliationHandler,
];
