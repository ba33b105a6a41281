import type { ApplicationEnding } from '@lender/contract';
import type { ApplicationStatus, TransitionActor } from '@lender/lending';
import type { Centavos } from '@lender/money';

/** A move of an application to another status. */
export interface ApplicationMove {
  readonly to: ApplicationStatus;
  readonly actor: TransitionActor;
  /** Actor for the history: `client`, `system`, or the id of a member of staff. */
  readonly by: string;
  /** New amount to lend, in centavos, where the move changes it. */
  readonly principalCentavos?: Centavos;
  /** Reasons, as codes that the borrower's page puts into words. */
  readonly reasons?: readonly string[];
  /** Reason why it ends, where the caller knows a better one and notifies the client in words of its own. */
  readonly ending?: Extract<ApplicationEnding, 'no_price' | 'not_collected'>;
}
