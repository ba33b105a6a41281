import type { PlainDate } from '../date/plain-date.ts';
import type { PayDateOption } from './pay-date-options.ts';

/** Known pay days of the client; empty for a visitor. */
export interface KnownPayDay {
  readonly nextPayDate?: PlainDate | null | undefined;
  /** Saved cycle, which may differ from the one now chosen. */
  readonly savedSalaryCycle?: string | null | undefined;
}

/**
 * Returns the option that a fresh list starts with: the client's next pay date when it is offered, else the second
 * option for a client with a saved cycle, else the first.
 *
 * @param options - result of `payDateOptions`, which is never empty
 * @throws RangeError when it is empty
 *
 * @example
 * defaultPayDateOption(payDateOptions('weekly', plainDate('2026-11-21')), {}).firstDate // → '2026-11-22'
 */
export function defaultPayDateOption(options: readonly PayDateOption[], known: KnownPayDay): PayDateOption {
  const offered = options.find(({ firstDate }) => firstDate === known.nextPayDate);
  const chosen = offered ?? (known.savedSalaryCycle ? options[1] : undefined) ?? options[0];
  if (!chosen) throw new RangeError('No pay date options given');
  return chosen;
}
