import { addDays, type PlainDate } from '@lender/calculator';
import type { Stretch } from '../replay/stretch.ts';
import type { Derivation } from './derivation.ts';

/** Interest on principals that stood for some days each: which, since when, and for how long. */
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
