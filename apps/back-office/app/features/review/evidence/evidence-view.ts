import { formatPlainDate } from '@lender/calculator';
import type { CaseEvidence, IdentityCheckStatus } from '@lender/contract';
import { formatInstant } from '../../../vocabulary/moment.ts';
import { formatPesos } from '../../../vocabulary/pesos.ts';
import { waitingWords } from '../../../vocabulary/waiting.ts';
import { evidenceCopy as copy } from './evidence.copy.es.ts';
import type { Fact } from './summary-view.ts';

export type SourceName = keyof CaseEvidence;

/** Facts of one provider, as people read them. */
export interface SourceView {
  readonly name: SourceName;
  readonly title: string;
  /** Outcome of the question, and its moment. */
  readonly state: string;
  /** True when the provider was not asked. */
  readonly isQuiet: boolean;
  readonly facts: readonly Fact[];
}

const MINUTE_MS = 60_000;

/** Returns every provider, those that reported something first. */
export function evidenceView(evidence: CaseEvidence, now: number): readonly SourceView[] {
  const source = (name: SourceName, facts: readonly Fact[]): SourceView => {
    const { state, asOf } = evidence[name];
    const age = asOf === null ? '' : copy.age(formatInstant(asOf), waitingWords((now - Date.parse(asOf)) / MINUTE_MS));
    return {
      name,
      title: copy.sources[name],
      state: [copy.states[state], age].filter(Boolean).join(' · '),
      isQuiet: state === 'not_asked',
      facts,
    };
  };
  const { bank, identity, bureau, device, captcha, collector } = evidence;
  return [
    source('bank', bank.found ? bankFacts(bank.found) : []),
    source('identity', identity.found ? identityFacts(identity.found) : []),
    source('bureau', bureau.found ? bureauFacts(bureau.found) : []),
    source('device', device.found ? deviceFacts(device.found) : []),
    source('captcha', captcha.found ? [fact(copy.captchaScore, String(captcha.found.score))] : []),
    source('collector', collector.found ? [fact(copy.collected, copy.yesNo(collector.found.isComplete))] : []),
  ].toSorted((one, other) => Number(one.isQuiet) - Number(other.isQuiet));
}

type Found<Name extends SourceName> = NonNullable<CaseEvidence[Name]['found']>;

const fact = (term: string, detail: string): Fact => ({ term, detail });

const bankFacts = (bank: Found<'bank'>): readonly Fact[] => [
  fact(copy.owners, bank.owners.join(', ') || copy.nobodyNamed),
  fact(copy.accounts, String(bank.accounts)),
  fact(copy.balance, formatPesos(bank.balance)),
  fact(copy.monthlyIncome, formatPesos(bank.monthlyIncome)),
  fact(copy.regularCycles, String(bank.incomeRegularCycles)),
  fact(copy.overdrafts, bank.overdrafts === null ? copy.notTold : String(bank.overdrafts)),
];

const identityFacts = ({ status, reason, resubmissions, documentType, validUntil }: Found<'identity'>) => [
  fact(copy.outcome, outcomeOf(status)),
  ...(reason === null ? [] : [fact(copy.reason, reason)]),
  ...(resubmissions === 0 ? [] : [fact(copy.resubmissions, String(resubmissions))]),
  ...(documentType === null ? [] : [fact(copy.documentType, documentType)]),
  ...(validUntil === null ? [] : [fact(copy.validUntil, formatPlainDate(validUntil))]),
];

const outcomeOf = (status: IdentityCheckStatus): string => copy.outcomes[status];

const bureauFacts = (bureau: Found<'bureau'>): readonly Fact[] => [
  fact(copy.bureauScore, bureau.score === null ? copy.noScore : String(bureau.score)),
  fact(copy.openCredits, String(bureau.openCredits)),
  fact(copy.overdue, formatPesos(bureau.overdue)),
  fact(copy.missedPayments, String(bureau.worstMissedPayments)),
  fact(copy.inquiries, String(bureau.inquiriesIn30Days)),
];

const deviceFacts = ({ isDenied, clients }: Found<'device'>): readonly Fact[] => [
  fact(copy.deviceVerdict, isDenied ? copy.denied : copy.accepted),
  ...(clients === null ? [] : [fact(copy.clientsOnDevice, String(clients))]),
];
