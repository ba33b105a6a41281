import type { getCaseTimeline, Reply } from '@lender/contract';
import { APPLICATION_STATUS, isApplicationActive } from '@lender/lending';
import { formatPesos } from '@lender/money';
import { screenPath } from '../../screens.ts';
import { applicationStatusWords } from '../../vocabulary/application-status.copy.es.ts';
import type { StatusWord } from '../../vocabulary/status-word.ts';
import { waitingWords } from '../../vocabulary/waiting.ts';
import { caseCopy as copy } from './case.copy.es.ts';
import type { CaseDetail } from './case-detail.ts';
import { type DecisionView, decisionView } from './decision-view.ts';
import { type DocumentView, documentView } from './document-view.ts';
import { type OfferView, offerView } from './offer-view.ts';
import { type SummaryGroup, summaryGroups } from './summary-view.ts';
import { type CaseTimeline, timelineView } from './timeline-view.ts';
import { VERDICTS, type Verdict } from './verdict.ts';

/** A case as it is drawn: every figure and date already in words. */
export interface CaseView {
  readonly id: string;
  readonly reference: string;
  readonly client: string;
  readonly status: StatusWord;
  readonly asked: string;
  /** What would be lent, when it is not what was asked. */
  readonly offered?: string;
  /** How long it waits in its status, while it goes on. */
  readonly waits?: string;
  readonly loanHref?: string;
  readonly documents: readonly DocumentView[];
  readonly summary: readonly SummaryGroup[];
  readonly offer?: OfferView;
  /** The newest first. */
  readonly decisions: readonly DecisionView[];
  readonly timeline: CaseTimeline;
  /** What the table of moves lets a person decide now. */
  readonly verdicts: readonly Verdict[];
}

export function caseView(detail: CaseDetail, timeline: Reply<typeof getCaseTimeline>): CaseView {
  const { id, hashedId, client, status, desiredLoanAmount, principalAmount, loanId, offer } = detail;
  return {
    id,
    reference: hashedId,
    client: client.name || copy.unnamed,
    status: applicationStatusWords[status],
    asked: formatPesos(desiredLoanAmount),
    ...(principalAmount !== desiredLoanAmount && { offered: formatPesos(principalAmount) }),
    ...(isApplicationActive(status) && { waits: waitingWords(detail.waitingMinutes) }),
    ...(loanId && { loanHref: screenPath('loan', { id: loanId }) }),
    documents: detail.documents.map((document) => documentView(id, document)),
    summary: summaryGroups(detail),
    ...(offer && { offer: offerView(offer) }),
    decisions: detail.decisions.map(decisionView),
    timeline: timelineView(timeline),
    verdicts: permittedVerdicts(detail),
  };
}

const targets = { approve: APPLICATION_STATUS.signing, reject: APPLICATION_STATUS.rejected } as const;

const permittedVerdicts = ({ permitted }: CaseDetail): readonly Verdict[] =>
  VERDICTS.filter((verdict) => permitted.includes(targets[verdict]));

/** Whether a case is where a verdict brings it. */
export const isDecided = ({ status }: CaseDetail, verdict: Verdict): boolean => status === targets[verdict];
