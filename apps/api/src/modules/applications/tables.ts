import type { PayCycle, PlainDate } from '@lender/calculator';
import type { ApplicationEnding } from '@lender/contract';
import type { ApplicationNeed, ApplicationStatus, NeedState, PayoutMethod } from '@lender/lending';
import type { Centavos } from '@lender/money';
import type { ColumnType } from 'kysely';
import type { Json, Moment } from '../../kernel/database/schema.ts';

/** Tables that only `applications` writes. */
export interface ApplicationsTables {
  application: ApplicationTable;
  application_need: ApplicationNeedTable;
}

interface ApplicationTable {
  client_id: string;
  id: string;
  hashed_id: string;
  status: ApplicationStatus;
  desired_centavos: Centavos;
  principal_centavos: Centavos;
  pay_cycle: PayCycle;
  first_pay_date: PlainDate;
  second_pay_date: PlainDate;
  larger_offer_welcome: boolean;
  payout_method: PayoutMethod;
  /** Largest amount that a larger offer may reach; `null` before one was made. */
  offered_centavos: Centavos | null;
  product_version: number;
  /** Device, replay and affiliate ids that came with the request. */
  signals: Json;
  reasons: string[];
  promo_code: string | null;
  created_at: Moment;
  /** Moment since which it has its status. */
  status_since: Moment;
  /** The `status_since` for which its client was warned that time runs out, or that the review takes longer. */
  warned_since: ColumnType<Date | null, never, Date>;
  /**
   * Reason why it ended without a loan; null while it is open, for one that was paid out or rejected, and for old ones.
   */
  ending: ColumnType<ApplicationEnding | null, never, ApplicationEnding>;
}

/** A requirement of an application, stored once it was first acted on. */
interface ApplicationNeedTable {
  client_id: string;
  application_id: string;
  need: ApplicationNeed;
  state: NeedState;
  /** Reasons why it is asked for again, piece by piece. */
  objections: Json;
  since: Moment;
}
