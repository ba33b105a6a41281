import type { getPolicyDraft, Reply } from '@lender/contract';
import { APPLICATION_STATUS, type ApplicationStatus, type CreditDecision } from '@lender/lending';
import { type Centavos, sumCentavos } from '@lender/money';

type Draft = Reply<typeof getPolicyDraft>;

/** Decision of one policy about an application. */
export interface Verdict {
  readonly outcome: ApplicationStatus;
  /** Offered amount, if there is an offer. */
  readonly amountCentavos: Centavos | null;
}

/** One application, decided by two policies. */
export interface DecidedTwice {
  readonly applicationId: string;
  readonly live: Verdict;
  readonly draft: Verdict;
}

type Test = NonNullable<Draft['test']>;

/** Largest number of rows shown: as many as a person reads. */
const SHOWN = 50;

/** Summarises the decisions that a draft would have changed, newest first as they come. */
export const sumTest = (
  decided: readonly DecidedTwice[],
): Omit<Test, 'revision' | 'liveVersion' | 'testedAt' | 'untestable'> => ({
  ...compared(decided),
  differing: decided.filter(isOther).slice(0, SHOWN).map(differingOf),
});

const compared = (decided: readonly DecidedTwice[]): Pick<Test, 'applications' | 'live' | 'draft' | 'moves'> => ({
  applications: decided.length,
  live: sideOf(decided.map(({ live }) => live)),
  draft: sideOf(decided.map(({ draft }) => draft)),
  moves: movesOf(decided),
});

const differingOf = ({ applicationId, live, draft }: DecidedTwice): Test['differing'][number] => ({
  applicationId,
  from: live.outcome,
  to: draft.outcome,
  fromAmount: live.amountCentavos,
  toAmount: draft.amountCentavos,
});

/** An application that a shadow looked at. */
export interface Shadowed extends DecidedTwice {
  readonly liveReasons: readonly string[];
  readonly draftReasons: readonly string[];
  /** Rules that fired in only one of the two decisions. */
  readonly rules: readonly string[];
}

type Shadow = NonNullable<Draft['shadow']>;
type ShadowSummary = Pick<
  Shadow,
  'applications' | 'live' | 'draft' | 'moves' | 'differs' | 'rules' | 'differing' | 'unevaluable' | 'missing'
>;

interface ShadowFound {
  readonly decided: readonly Shadowed[];
  /** Variables that were not collected, for each application that it could not decide. */
  readonly missing: readonly (readonly string[])[];
}

/** Summarises the differences between a draft and the policy beside which it runs, newest first as they come. */
export function sumShadow({ decided, missing }: ShadowFound): ShadowSummary {
  const differing = decided.filter(isOther);
  return {
    ...compared(decided),
    differs: differing.length,
    rules: counted(differing.flatMap(({ rules }) => rules)).map(([rule, count]) => ({ rule, count })),
    differing: differing.slice(0, SHOWN).map((each) => ({
      ...differingOf(each),
      fromReasons: [...each.liveReasons],
      toReasons: [...each.draftReasons],
      rules: [...each.rules],
    })),
    unevaluable: missing.length,
    missing: counted(missing.flat()).map(([variable, count]) => ({ variable, count })),
  };
}

/** Counts each word, the most frequent first. */
function counted(words: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].toSorted(([one, count], [other, of]) => of - count || one.localeCompare(other));
}

/** Lists the rules that fired in only one of two decisions. */
export function rulesBetween(one: Pick<CreditDecision, 'trace'>, other: Pick<CreditDecision, 'trace'>): string[] {
  const [before, after] = [firedIn(one), firedIn(other)];
  return [...before.filter((rule) => !after.includes(rule)), ...after.filter((rule) => !before.includes(rule))];
}

const firedIn = ({ trace }: Pick<CreditDecision, 'trace'>): string[] =>
  trace.flatMap(({ rule, result }) => (result === 'fired' ? [rule] : []));

const isOther = ({ live, draft }: DecidedTwice): boolean =>
  live.outcome !== draft.outcome || live.amountCentavos !== draft.amountCentavos;

const OFFERS: ReadonlySet<ApplicationStatus> = new Set([
  APPLICATION_STATUS.signing,
  APPLICATION_STATUS.yhatDecrease,
  APPLICATION_STATUS.yhatIncrease,
  APPLICATION_STATUS.specialOffer,
]);

function sideOf(verdicts: readonly Verdict[]): Test['live'] {
  const offers = verdicts.filter(({ outcome }) => OFFERS.has(outcome));
  const amounts = offers.flatMap(({ amountCentavos }) => (amountCentavos === null ? [] : [amountCentavos]));
  return { offered: offers.length, amount: sumCentavos(amounts) };
}

function movesOf(decided: readonly DecidedTwice[]): Test['moves'] {
  const counts = new Map<string, Test['moves'][number]>();
  for (const { live, draft } of decided) {
    const [from, to] = [live.outcome, draft.outcome];
    const before = counts.get(`${from} ${to}`)?.count ?? 0;
    counts.set(`${from} ${to}`, { from, to, count: before + 1 });
  }
  return [...counts.values()].toSorted((one, other) => other.count - one.count);
}
