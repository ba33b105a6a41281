import { hydrateIslands } from '@lender/web/islands';
import { Calculator, type CalculatorProps } from './calculator/calculator.tsx';
import type { EarlyOffer } from './calculator/early-offer.ts';
import { Tools } from './tracking/tools.tsx';

/** Hydrates the islands of this site, by their names. */
export const hydrateSiteIslands = (early: EarlyOffer | undefined) =>
  hydrateIslands({ calculator: (props: CalculatorProps) => <Calculator {...props} early={early} />, tools: Tools });
