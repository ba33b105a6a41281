import { hydrateIslands } from '@lender/web/islands';
import { Calculator } from './calculator/calculator.tsx';

/** Wakes the islands of this site, by their names. */
export const wakeIslands = () => hydrateIslands({ calculator: Calculator });
