import { type Centavos, centavos, sumCentavos } from '@lender/money';

/** CAT of one loan, as it was signed. */
export interface SignedCat {
  readonly productVersion: number;
  readonly principal: Centavos;
  /** Number of payments. */
  readonly payments: number;
  readonly percent: number;
}

const THOUSAND_PESOS = 100_000;

const bandOf = (principal: Centavos): Centavos => centavos(principal - (principal % THOUSAND_PESOS));

/**
 * Returns the middle value of a sorted list that is not empty; of two middle values the lower one, which a real loan
 * has.
 */
const middleOf = (sorted: readonly number[]): number => sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;

/**
 * Groups loans by the version of the product, the principal in thousands of pesos and the number of payments, in that
 * order.
 */
export function catGroups(loans: readonly SignedCat[]) {
  const groups = Map.groupBy(loans, ({ productVersion, principal, payments }) =>
    JSON.stringify([productVersion, bandOf(principal), payments]),
  );
  return [...groups.values()]
    .flatMap((own) => {
      const [first] = own;
      if (!first) return [];
      const percents = own.map(({ percent }) => percent).toSorted((a, b) => a - b);
      return [
        {
          productVersion: first.productVersion,
          amountFrom: bandOf(first.principal),
          payments: first.payments,
          loans: own.length,
          lent: sumCentavos(own.map(({ principal }) => principal)),
          least: percents[0] ?? Number.NaN,
          median: middleOf(percents),
          most: percents.at(-1) ?? Number.NaN,
        },
      ];
    })
    .toSorted((a, b) => a.productVersion - b.productVersion || a.amountFrom - b.amountFrom || a.payments - b.payments);
}
