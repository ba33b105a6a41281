import { addDays, type PlainDate } from '@lender/calculator';
import type { Stretch } from '../replay/stretch.ts';
import type { Derivation } from './derivation.ts';

/**
 * Explains interest on principals that were each owed for some days: the principal, its first day, and the number of
 * days.
 */
export function explainStretches(
  stretches: readonly Stretch[],
  { names, firstDate, share }: { names: readonly string[]; firstDate: PlainDate; share: Derivation },
): Derivation {
  const factors = names.map((name) => `${name}Centavos × ${name}Days`);
  const inputs = stretches.flatMap(({ fromDay, days, principalCentavos }, index) => [
    [`${names[index]}Centavos`, principalCentavos],
    [`${names[index]}From`, addDays(firstDate, fromDay)],
    [`${names[index]}Days`, days],
  ]);
  return {
    formula: `round((${factors.join(' + ')}) × ${share.formula})`,
    inputs: { ...Object.fromEntries(inputs), ...share.inputs },
  };
}
