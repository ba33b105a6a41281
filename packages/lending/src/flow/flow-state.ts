import type { ApplicationStatus } from '../status/application-status.ts';
import type { ClientStatus } from '../status/client-status.ts';
import type { LoanStatus } from '../status/loan-status.ts';
import type { FlowNeeds } from './flow-vocabulary.ts';

/** Everything on which a client's step depends, as it is stored. */
export interface FlowState {
  readonly clientStatus: ClientStatus;
  /** Status of the newest loan that was paid out; `null` without one. */
  readonly loanStatus: LoanStatus | null;
  /** Status of the newest application; `null` without one. */
  readonly applicationStatus: ApplicationStatus | null;
  /** True while the client has not seen a rejection, or saw it less than a notice period ago. */
  readonly isRejectionNoticeOpen: boolean;
  readonly hasPreApproval: boolean;
  /** True when the client gave name and CURP. */
  readonly hasDetails: boolean;
  readonly needs: FlowNeeds;
}
