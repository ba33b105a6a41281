import type { getBureauQuestion, Reply } from '@lender/contract';
import type { FormProblem } from '@lender/web/forms';

/** What is asked, and whether a code is on its way. */
export type BureauQuestion = Pick<Reply<typeof getBureauQuestion>, 'text' | 'phoneLastFour'> & {
  /** How long the code is that was sent; `null` before one was. */
  readonly digits: number | null;
};

/** What the forms of the page ask for. */
export const BUREAU_INTENT = { sendCode: 'send-nip', authorize: 'authorize-bureau', refuse: 'refuse-bureau' } as const;

export const NIP_FIELDS = ['code'] as const;

/** What the page says to a form that was refused. */
export interface BureauProblem {
  readonly form: 'send' | 'authorize';
  readonly problem: FormProblem;
}
