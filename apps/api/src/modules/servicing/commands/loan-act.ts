import type { HistoryFacts } from '@lender/contract';
import type { LoanEvent } from '@lender/lending';

type Command = HistoryFacts<'loan.command'>['command'];
type Facts<Event> = Event extends LoanEvent ? Omit<Event, 'id' | 'valueDate' | 'at'> : never;

/** Command of staff on a loan, with the event that it causes and its reason. */
export interface LoanAct {
  readonly command: Command;
  readonly event: Facts<LoanEvent>;
  readonly note: string;
  /** Member of staff who acts. */
  readonly by: string;
  /** One person alone, or two. */
  readonly actor: 'operator' | 'checker';
}
