import { APPLICATION_STATUS, type ApplicationStatus } from '@lender/lending';
import { type Centavos, sumCentavos } from '@lender/money';
import type { PolicyDraft } from './draft-reply.ts';

/** How one policy decides an application. */
export interface Verdict {
  readonly outcome: ApplicationStatus;
  /** What it offers, where it does. */
  readonly amountCentavos: Centavos | null;
}

/** One application, decided by two policies. */
export interface DecidedTwice {
  readonly applicationId: string;
  readonly live: Verdict;
  readonly draft: Verdict;
}

type Summary = Pick<NonNullable<PolicyDraft['test']>, 'applications' | 'live' | 'draft' | 'moves' | 'differing'>;

/** As many as somebody reads. */
const SHOWN = 50;

/** What a draft would have changed, newest first as they come. */
export function sumTest(decided: readonly DecidedTwice[]): Summary {
  const differing = decided.filter(({ live, draft }) => isOther(live, draft)).slice(0, SHOWN);
  return {
    applications: decided.length,
    live: sideOf(decided.map(({ live }) => live)),
    draft: sideOf(decided.map(({ draft }) => draft)),
    moves: movesOf(decided),
    differing: differing.map(({ applicationId, live, draft }) => ({
      applicationId,
      from: live.outcome,
      to: draft.outcome,
      fromAmount: live.amountCentavos,
      toAmount: draft.amountCentavos,
    })),
  };
}

const isOther = (one: Verdict, other: Verdict): boolean =>
  one.outcome !== other.outcome || one.amountCentavos !== other.amountCentavos;

const OFFERS: ReadonlySet<ApplicationStatus> = new Set([
  APPLICATION_STATUS.signing,
  APPLICATION_STATUS.yhatDecrease,
  APPLICATION_STATUS.yhatIncrease,
  APPLICATION_STATUS.specialOffer,
]);

function sideOf(verdicts: readonly Verdict[]): Summary['live'] {
  const offers = verdicts.filter(({ outcome }) => OFFERS.has(outcome));
  const amounts = offers.flatMap(({ amountCentavos }) => (amountCentavos === null ? [] : [amountCentavos]));
  return { offered: offers.length, amount: sumCentavos(amounts) };
}

function movesOf(decided: readonly DecidedTwice[]): Summary['moves'] {
  const counts = new Map<string, Summary['moves'][number]>();
  for (const { live, draft } of decided) {
    const [from, to] = [live.outcome, draft.outcome];
    const before = counts.get(`${from} ${to}`)?.count ?? 0;
    counts.set(`${from} ${to}`, { from, to, count: before + 1 });
  }
  return [...counts.values()].toSorted((one, other) => other.count - one.count);
}
