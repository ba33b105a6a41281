import type { getPolicyDraft, Reply } from '@lender/contract';
import { isApplicationStatus } from '@lender/lending';
import type { Centavos } from '@lender/money';
import { formatPesos } from '../../vocabulary/pesos.ts';
import { applicationStatusWords } from '../../vocabulary/status/application-status.copy.es.ts';
import { draftCopy } from './policies.copy.es.ts';

type Test = NonNullable<Reply<typeof getPolicyDraft>['test']>;

/** Outcomes of two policies for the same applications. */
export interface Comparison {
  readonly sides: readonly { readonly who: string; readonly offered: string; readonly amount: string }[];
  readonly moves: readonly {
    readonly id: string;
    readonly from: string;
    readonly to: string;
    readonly count: string;
  }[];
}

export const sideWords = ({ offered, amount }: Test['live']) => ({
  offered: String(offered),
  amount: formatPesos(amount),
});

export const movesWords = (moves: Test['moves']): Comparison['moves'] =>
  moves.map(({ from, to, count }) => ({
    id: `${from}-${to}`,
    from: statusWords(from),
    to: statusWords(to),
    count: String(count),
  }));

const statusWords = (status: number): string =>
  isApplicationStatus(status) ? applicationStatusWords[status].label : String(status);

/** Returns in words the outcome of an application under one policy, with the amount offered. */
export const verdictWords = (status: number, amount: Centavos | null): string =>
  amount === null ? statusWords(status) : draftCopy.test.amount(statusWords(status), formatPesos(amount));
