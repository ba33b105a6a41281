export { type UnitPeriodPayment, usAnnualRate } from './cost/us-annual-rate.ts';
