import type { PlainDate } from '@lender/calculator';
import type { ApplicationEnding } from '@lender/contract';
import type { ApplicationNeed } from '@lender/lending';
import type { LocalMoment } from '../contact-hours/local-moment.ts';

/** Application that a message is about. Neither its amount nor its outcome is written where others may read it. */
interface OfApplication {
  readonly askedOn: PlainDate;
}

/**
 * Cause of an end without a loan, when no other text states it: a withdrawal is known, a lost price has its own words.
 */
export type EndingCause = Exclude<ApplicationEnding, 'withdrawn' | 'no_price' | 'not_collected'>;

/** Facts of each message to a borrower about an application. */
export interface ApplicationMessageFacts {
  /** The application waits for a signature until then. */
  application_approved: OfApplication & { readonly until: LocalMoment };
  /** Offer of less than was asked for; it waits until then. */
  smaller_offer: OfApplication & { readonly until: LocalMoment };
  /** Offer of more than was asked for, which need not be taken. */
  larger_offer: OfApplication & { readonly until: LocalMoment };
  application_rejected: OfApplication;
  /** Documents that the borrower has to send, at least one. */
  documents_missing: OfApplication & { readonly needs: readonly ApplicationNeed[]; readonly until: LocalMoment };
  /** Staff have not answered in the promised time. */
  review_delayed: OfApplication;
  /** Task that the borrower has to complete before the application ends. */
  time_running_out: OfApplication & {
    readonly todo: 'sign' | 'answer' | 'complete';
    readonly until: LocalMoment;
  };
  application_ended: OfApplication & { readonly why: EndingCause };
}
