import { computeFormula } from '@lender/calculator/explain';
import { getActiveLoan, getPayoff, type Reply } from '@lender/contract';
import { centavos, formatPesos } from '@lender/money';
import { claimExtensions } from '../asking/claim-extensions.ts';
import { claimPrice } from '../asking/claim-price.ts';
import { expectedOffer, signedBy } from '../asking/expected-offer.ts';
import { readProduct } from '../asking/product.ts';
import { forEverybodysQuotes, type Quoted } from '../asking/quotes.ts';
import type { Rule } from '../rule.ts';
import { sentences } from '../sentences.copy.es.ts';
import { claimEqual } from '../trouble.ts';
import type { Borrower } from '../world/borrower.ts';
import { livedLoan } from '../world/lived-loan.ts';
import { loanOf } from '../world/pay.ts';
import { must } from '../world/session.ts';
import type { World } from '../world/world.ts';

export const rounding: Rule = {
  code: 'rounding',
  sentence: {
    en: 'Each charge is computed exactly and rounded once, a half away from zero; its IVA is rounded on its own.',
    es: sentences.rounding,
  },
  reason:
    'Each component is computed exactly and rounded once to the centavo, half away from zero; its IVA is of that rounded component, rounded the same way.',
  needs: ['staff', 'checker', 'phone', 'clock'],
  check: async (world) => {
    const { pricing, servicing } = await readProduct(world);
    const claimQuote = (quoted: Quoted): void => {
      const expected = expectedOffer(quoted, pricing);
      claimPrice(quoted.quote, expected);
      claimExtensions(quoted.quote, expected, servicing());
    };
    const quotes = await forEverybodysQuotes(world, claimQuote);
    const borrower = await livedLoan(world);
    world.trace.begin();
    claimQuote(signedBy(borrower));
    return quotes + (await claimFormulas(world, borrower));
  },
};

/** Claims that the debt of a partly paid loan follows from its formulas, as staff and its borrower read them. */
async function claimFormulas(world: World, borrower: Borrower): Promise<number> {
  const { loanId } = borrower;
  const reported = [
    await loanOf(world, loanId),
    await must(borrower, getPayoff, { query: { loanId } }),
    await must(borrower, getActiveLoan, { query: { loanId } }),
  ].flatMap(({ explanations }) => explanations);
  for (const explanation of reported) claimFormula(explanation);
  return reported.length;
}

function claimFormula({ key, formula, inputs, result }: Reply<typeof getPayoff>['explanations'][number]): void {
  const figures = Object.entries(inputs).map((input) => input.join(' = '));
  const what = `${key} of the loan, by ${formula} with ${figures.join(', ')}`;
  claimEqual(what, centavos(result), centavos(computeFormula({ formula, inputs })), formatPesos);
}
