import { claimQuoteSums } from '../asking/claim-quote-sums.ts';
import { forQuotes } from '../asking/quotes.ts';
import type { Rule } from '../rule.ts';
import { sentences } from '../sentences.copy.es.ts';

export const quoteSums: Rule = {
  code: 'quote_sums',
  sentence: {
    en: 'The lines of every quote add up to its total, to the centavo.',
    es: sentences.quote_sums,
  },
  reason: 'The total is the exact sum of its parts. Whoever reads a price adds its lines up, and so does a judge.',
  needs: [],
  check: (world) => forQuotes(world, ({ quote }) => claimQuoteSums(quote)),
};
