import type { Visit } from '@lender/web/session';
import { loadCalculator } from '../../calculator/calculator.server.ts';
import { lateExampleCopy } from '../../price/late-cost.copy.es.ts';

/**
 * Reads the cost of being late for the loan that the calculator shows this visitor; nothing where it shows no price.
 */
export async function loadLateExample(visit: Visit): Promise<{ readonly lateExample?: string }> {
  const calculator = await loadCalculator(visit, undefined);
  if (!calculator.ok || !calculator.value.offer.ok) return {};
  const { receive, dueDay, late } = calculator.value.offer.value;
  return late === undefined ? {} : { lateExample: lateExampleCopy({ receive, dueDay, late }) };
}
