import { claimAnnualCost } from '../asking/claim-annual-cost.ts';
import { expectedOffer, signedBy } from '../asking/expected-offer.ts';
import { readProduct } from '../asking/product.ts';
import { forEverybodysQuotes } from '../asking/quotes.ts';
import type { Rule } from '../rule.ts';
import { sentences } from '../sentences.copy.es.ts';
import { livedLoan } from '../world/lived-loan.ts';

export const annualCost: Rule = {
  code: 'annual_cost',
  sentence: {
    en: 'The CAT and the annual rate of every quote and of what was signed are what its payments come to.',
    es: sentences.annual_cost,
  },
  reason: 'Loans are compared by their CAT: one that is stated too low sells what nobody would have chosen.',
  needs: ['staff', 'checker', 'phone', 'clock'],
  check: async (world) => {
    const { pricing } = await readProduct(world);
    const quotes = await forEverybodysQuotes(world, (quoted) =>
      claimAnnualCost(quoted.quote, expectedOffer(quoted, pricing)),
    );
    const borrower = await livedLoan(world);
    world.trace.begin();
    claimAnnualCost(borrower.offer, expectedOffer(signedBy(borrower), pricing));
    return quotes + 1;
  },
};
