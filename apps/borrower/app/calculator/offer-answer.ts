import type { Result } from '@lender/result';
import type { OfferView } from '../price/offer-view.ts';
import { calculatorCopy } from './calculator.copy.es.ts';

/** Reason for a missing price: the choice is incomplete or refused, or the lender does not answer. */
export type OfferProblem = keyof typeof calculatorCopy.refused | 'incomplete' | 'unavailable';

/** @example offerProblem('rate_limited') // → 'unavailable' */
export const offerProblem = (code: string): OfferProblem => (hasWords(code) ? code : 'unavailable');

const hasWords = (code: string): code is keyof typeof calculatorCopy.refused =>
  Object.hasOwn(calculatorCopy.refused, code);

/** Answer of the server to a choice. */
export type OfferAnswer = Result<OfferView, OfferProblem>;
