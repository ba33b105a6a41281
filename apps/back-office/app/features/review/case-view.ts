import type { CaseEvidence, getCaseTimeline, Reply } from '@lender/contract';
import { isApplicationActive } from '@lender/lending';
import { screenPath } from '../../screens.ts';
import { formatPesos } from '../../vocabulary/pesos.ts';
import { applicationStatusWords } from '../../vocabulary/status/application-status.copy.es.ts';
import type { StatusWord } from '../../vocabulary/status/status-word.ts';
import { waitingWords } from '../../vocabulary/waiting.ts';
import { type Act, permittedActs } from './act/act.ts';
import { caseCopy as copy } from './case.copy.es.ts';
import type { CaseDetail } from './case-detail.ts';
import { caseFlags } from './case-flags.ts';
import type { CaseQuery } from './case-query.ts';
import { CASE_TABS, type CaseTab } from './case-tabs.ts';
import { type ComparedRow, comparedIdentity, comparedIncome } from './compared-view.ts';
import { type DecisionView, decisionView } from './decision-view.ts';
import { type DocumentView, documentView } from './document-view.ts';
import { evidenceView, type SourceName, type SourceView } from './evidence/evidence-view.ts';
import { type SummaryGroups, summaryGroups } from './evidence/summary-view.ts';
import { type OfferView, offerView } from './offer-view.ts';
import { type CaseTimeline, timelineView } from './timeline-view.ts';

/** Case as it is drawn: every figure and date already in words. */
export interface CaseView {
  readonly id: string;
  readonly reference: string;
  readonly client: string;
  readonly clientId: string;
  readonly status: StatusWord;
  readonly asked: string;
  /** Amount that would be lent, when it is not the amount asked for. */
  readonly offered?: string;
  /**
   * Time for which it has waited in its status, while it is open, and the time within which staff should look at it.
   */
  readonly waits?: { readonly words: string; readonly goal?: string; readonly isLate: boolean };
  /** Band of the newest decision by the engine. */
  readonly band?: string;
  /** Reasons for a second look. */
  readonly flags: readonly string[];
  readonly loanHref?: string;
  readonly documents: readonly DocumentView[];
  readonly groups: SummaryGroups;
  readonly identity: readonly ComparedRow[];
  readonly income: readonly ComparedRow[];
  readonly sources: readonly SourceView[];
  readonly offer?: OfferView;
  /** The newest first. */
  readonly decisions: readonly DecisionView[];
  /** Newest decision of the engine. */
  readonly engine?: DecisionView;
  readonly timeline: CaseTimeline;
  /** Parts that are not empty. */
  readonly tabs: readonly CaseTab[];
  /** Acts that the table of moves allows now. */
  readonly acts: readonly Act[];
  /** True when an approval departs from the engine, so that it needs a note. */
  readonly approvalNeedsNote: boolean;
  /** Path that returns the price of another amount. */
  readonly pricing: string;
}

/** Replies of the API about a case. */
export interface DescribedCase {
  readonly detail: CaseDetail;
  readonly evidence: CaseEvidence;
  readonly timeline: Reply<typeof getCaseTimeline>;
}

export function caseView(
  { detail, evidence, timeline }: DescribedCase,
  { kind }: Pick<CaseQuery, 'kind'>,
  now: number,
): CaseView {
  const { id, hashedId, client, status, desiredLoanAmount, principalAmount, loanId, offer } = detail;
  const decisions = detail.decisions.map(decisionView);
  const byEngine = detail.decisions.find(({ kind: maker }) => maker === 'engine');
  const sources = evidenceView(evidence, now);
  return {
    id,
    reference: hashedId,
    client: client.name || copy.unnamed,
    clientId: client.id,
    status: applicationStatusWords[status],
    asked: formatPesos(desiredLoanAmount),
    ...(principalAmount !== desiredLoanAmount && { offered: formatPesos(principalAmount) }),
    ...(isApplicationActive(status) && { waits: waits(detail) }),
    ...(byEngine?.band && { band: byEngine.band }),
    flags: caseFlags(detail, evidence),
    ...(loanId && { loanHref: screenPath('loan', { id: loanId }) }),
    documents: detail.documents.map((document) => documentView(id, document)),
    groups: summaryGroups(detail),
    identity: comparedIdentity(detail, evidence),
    income: comparedIncome(detail, evidence),
    sources,
    ...(offer && { offer: offerView(offer) }),
    decisions,
    ...(byEngine && { engine: decisionView(byEngine) }),
    timeline: timelineView(timeline, kind),
    tabs: tabsOf(detail, sources),
    acts: permittedActs(detail),
    approvalNeedsNote: detail.approvalNeedsNote,
    pricing: pricingOf(detail),
  };
}

function waits({ waitingMinutes, goalMinutes }: CaseDetail): NonNullable<CaseView['waits']> {
  const words = waitingWords(waitingMinutes);
  if (goalMinutes === null) return { words, isLate: false };
  return { words, goal: waitingWords(goalMinutes), isLate: waitingMinutes >= goalMinutes };
}

/** Lists the parts of a case that are not empty. */
function tabsOf({ client, decisions }: CaseDetail, sources: readonly SourceView[]): readonly CaseTab[] {
  const isAsked = (...names: readonly SourceName[]) =>
    sources.some(({ name, isQuiet }) => !isQuiet && names.includes(name));
  const has: Readonly<Record<CaseTab, boolean>> = {
    resumen: true,
    identidad: client.curpMasked !== null || isAsked('identity'),
    ingreso: client.employment !== null || isAsked('bank'),
    buro: isAsked('bureau'),
    dispositivo: isAsked('device', 'captcha', 'collector'),
    referencias: client.reference !== null,
    historial: decisions.length > 1,
  };
  return CASE_TABS.filter((tab) => has[tab]);
}

function pricingOf({ id, client, payCycle, payDates }: CaseDetail): string {
  const selection = new URLSearchParams({ cliente: client.id, ciclo: payCycle, fechas: payDates.join(',') });
  return `${screenPath('casePrice', { id })}?${selection}`;
}
