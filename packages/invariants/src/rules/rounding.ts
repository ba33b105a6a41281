import { computeFormula } from '@lender/calculator/explain';
import { centavos, formatPesos } from '@lender/money';
import { CHARGES } from '../asking/claim-quote-sums.ts';
import { expectedOffer } from '../asking/expected-offer.ts';
import { readPricing } from '../asking/product.ts';
import { forQuotes } from '../asking/quotes.ts';
import type { Rule } from '../rule.ts';
import { sentences } from '../sentences.copy.es.ts';
import { claimEqual } from '../trouble.ts';
import { livedLoan } from '../world/lived-loan.ts';
import { loanOf } from '../world/pay.ts';
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
    const pricing = await readPricing(world);
    const quotes = await forQuotes(world, (quoted) => {
      const expected = expectedOffer(quoted, pricing);
      for (const name of CHARGES) {
        const { netCentavos, ivaCentavos } = expected[name];
        claimEqual(`${name} without IVA`, quoted.quote[name].amount_without_vat, netCentavos, formatPesos);
        claimEqual(`IVA of ${name}`, quoted.quote[name].vat, ivaCentavos, formatPesos);
      }
    });
    return quotes + (await claimFormulas(world));
  },
};

/** Claims that what a loan that was paid in part owes follows from its formulas. */
async function claimFormulas(world: World): Promise<number> {
  const { loanId } = await livedLoan(world);
  world.trace.begin();
  const { explanations } = await loanOf(world, loanId);
  for (const { key, formula, inputs, result } of explanations) {
    const figures = Object.entries(inputs).map((input) => input.join(' = '));
    const what = `${key} of the loan, by ${formula} with ${figures.join(', ')}`;
    claimEqual(what, centavos(result), centavos(computeFormula({ formula, inputs })), formatPesos);
  }
  return explanations.length;
}
