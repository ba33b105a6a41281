import { useEffect, useRef } from 'react';
import type { CalculatorChoice } from './state/calculator-choice.ts';
import { choiceQuery } from './state/calculator-query.ts';

/** Pause: browsers refuse addresses that change with each move of a slider. */
const REST_MS = 300;

/**
 * Keeps the choice in the address of the page: a user who loads it again, or comes back to it, finds the choice there.
 */
export function useKeptChoice(choice: CalculatorChoice, asRendered: CalculatorChoice): void {
  const kept = useRef(choiceQuery(asRendered).toString());
  const query = choiceQuery(choice).toString();
  useEffect(() => {
    if (query === kept.current) return;
    const timer = setTimeout(() => {
      kept.current = query;
      keep(query);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [query]);
}

function keep(query: string): void {
  const address = new URLSearchParams(location.search);
  for (const [name, value] of new URLSearchParams(query)) address.set(name, value);
  history.replaceState(history.state, '', `?${address}${location.hash}`);
}
