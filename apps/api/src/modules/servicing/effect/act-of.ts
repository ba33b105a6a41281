import { centavos } from '@lender/money';
import type { LoanAct } from '../commands/loan-act.ts';
import { LOAN_EVENTS_OF } from '../commands/loan-events-of.ts';
import type { ActKind, WantedAct } from './wanted-command.ts';

type Act = Pick<LoanAct, 'event' | 'actor'>;

/**
 * Act of each command whose kind alone determines it. Neither the reason of a hold nor the price of a debt changes what
 * is owed.
 */
const ACTS: { readonly [Kind in ActKind]: Act } = {
  hold: { actor: 'operator', event: { kind: 'hold', reason: 'inquiry' } },
  release: { actor: 'operator', event: { kind: 'hold_end' } },
  'loan.write_off': { actor: 'checker', event: LOAN_EVENTS_OF['loan.write_off']() },
  'loan.undo_write_off': { actor: 'checker', event: LOAN_EVENTS_OF['loan.undo_write_off']() },
  'loan.sell': { actor: 'checker', event: { kind: 'sale', buyer: '', priceCentavos: centavos(0) } },
  'loan.buy_back': { actor: 'checker', event: { kind: 'buy_back', priceCentavos: centavos(0) } },
  'loan.terminate': { actor: 'checker', event: LOAN_EVENTS_OF['loan.terminate']() },
};

/** Returns the act that a command would perform. */
export const actOf = (act: WantedAct): Act =>
  act.kind === 'loan.waive' ? { actor: 'checker', event: LOAN_EVENTS_OF['loan.waive'](act) } : ACTS[act.kind];
