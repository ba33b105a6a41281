import { formatPlainDate, type PayCycle, type PlainDate, payDateOptions } from '@lender/calculator';
import { Field, Slider, useHydrated } from '@lender/ui';
import { dayWithWeekday } from '../price/day-with-weekday.ts';
import { calculatorCopy } from './calculator.copy.es.ts';
import type { CalculatorEvent } from './state/calculator-state.ts';

export interface TermSliderProps {
  readonly today: PlainDate;
  readonly payCycle: PayCycle;
  readonly payDates: string;
  /** Days that the price is for; undefined while it is loading. */
  readonly termDays: number | undefined;
  readonly send: (event: CalculatorEvent) => void;
}

/**
 * Slider for the pay date, from the next one on: the term follows from it. A shortcut to the list above, with
 * JavaScript.
 */
export function TermSlider({ today, payCycle, payDates, termDays, send }: TermSliderProps) {
  const isHydrated = useHydrated();
  const stops = payDateOptions(payCycle, today).sort((a, b) => (a.firstDate < b.firstDate ? -1 : 1));
  const stop = stops.findIndex(({ value }) => value === payDates);
  const [first, chosen, last] = [stops[0], stops[stop], stops.at(-1)];
  if (!isHydrated || !first || !chosen || !last) return null;
  return (
    <Field
      id="calculator-term"
      label={calculatorCopy.termSlider}
      {...(termDays !== undefined && { hint: `${calculatorCopy.term}: ${termDays} ${calculatorCopy.days}` })}
    >
      <Slider
        min={0}
        max={stops.length - 1}
        step={1}
        value={stop}
        valueText={dayWithWeekday(chosen.firstDate)}
        minLabel={formatPlainDate(first.firstDate)}
        maxLabel={formatPlainDate(last.firstDate)}
        onChange={({ target }) => {
          const moved = stops[target.valueAsNumber];
          if (moved) send({ type: 'dates.chosen', payDates: moved.value });
        }}
      />
    </Field>
  );
}
