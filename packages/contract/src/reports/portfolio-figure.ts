import { LATE_BUCKETS } from '@lender/lending';

/**
 * Figures of the portfolio; docs/glossary.md defines each. `owed` to `par_90` are principal owed on a day, `provision` is
 * the estimated loss of it, and the others are money that moved on the day, or in its month until the day.
 */
export const PORTFOLIO_FIGURES = [
  'owed',
  ...LATE_BUCKETS,
  'overdue',
  'performing',
  'past_due',
  'par_7',
  'par_30',
  'par_60',
  'par_90',
  'provision',
  'placed_today',
  'placed_month',
  'void_month',
  'collected_today',
  'collected_month',
] as const;
export type PortfolioFigure = (typeof PORTFOLIO_FIGURES)[number];

/** Groupings of the portfolio: version of the product, month in which the money arrived, way by which the client came. */
export const PORTFOLIO_GROUPINGS = ['product', 'vintage', 'channel'] as const;
export type PortfolioGrouping = (typeof PORTFOLIO_GROUPINGS)[number];
