import type { Implementation } from '../../implement.ts';
import { getPortfolioReportHandler, listPortfolioLoansHandler } from './portfolio/portfolio.handlers.ts';
import {
  getCashReportHandler,
  getCatReportHandler,
  getCollectionReportHandler,
  getFunnelReportHandler,
  getProductivityReportHandler,
  getReconciliationHandler,
  getRollReportHandler,
  getRuleReportHandler,
  getVintageReportHandler,
} from './report.handlers.ts';

export const endpoints: readonly Implementation[] = [
  getPortfolioReportHandler,
  listPortfolioLoansHandler,
  getFunnelReportHandler,
  getRuleReportHandler,
  getVintageReportHandler,
  getRollReportHandler,
  getCashReportHandler,
  getProductivityReportHandler,
  getCollectionReportHandler,
  getCatReportHandler,
  getReconciliationHandler,
];
