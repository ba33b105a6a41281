import { hydrateIslands } from '@lender/web/islands';
import { Calculator } from './calculator/calculator.tsx';

/** Hydrates the islands of this site, by their names. */
export const hydrateSiteIslands = () => hydrateIslands({ calculator: Calculator });
