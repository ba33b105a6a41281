import type { getBureauQuestion, Reply } from '@lender/contract';
import type { FormProblem } from '@lender/web/forms';

/** Question to the client, and whether a code is on its way. */
export type BureauQuestion = Pick<Reply<typeof getBureauQuestion>, 'text' | 'phoneLastFour'> & {
  /** Number of digits of the code that was sent; `null` before one was. */
  readonly digits: number | null;
};

/** Actions of the forms of the page. */
export const BUREAU_INTENT = { sendCode: 'send-nip', authorize: 'authorize-bureau', refuse: 'refuse-bureau' } as const;

export const NIP_FIELDS = ['code'] as const;

/** Problem of a form that was refused, as the page shows it. */
export interface BureauProblem {
  readonly form: 'send' | 'authorize';
  readonly problem: FormProblem;
}
