import { type ProductTerms, validateProduct } from '@lender/lending';
import type { SampleOffers } from './sample-offers.policy.ts';

/** Returns the reason why a product cannot be sold: it contradicts itself, or none of its samples would be offered. */
export function notReadyBecause(draft: ProductTerms, samples: () => SampleOffers): 'invalid' | 'no_offer' | undefined {
  if (!validateProduct(draft).ok) return 'invalid';
  return samples().every((sample) => sample.draft.refusal !== null) ? 'no_offer' : undefined;
}
