import type { getAccountProof, Reply } from '@lender/contract';

type Proof = Reply<typeof getAccountProof>;

/** What the forms of the proof ask for. */
export const PROOF_INTENT = { prove: 'prove-account', sendAgain: 'send-deposit' } as const;

export const PROOF_FIELDS = ['code'] as const;

/** What stands between a signed loan and its money: the proof that the account is the client's. */
export interface AccountProofView {
  readonly state: 'sending' | 'code_sent' | 'expired' | 'failed';
  readonly lastFour: string;
}

/** The proof that the page asks for; `null` where the money does not wait for one. */
export const accountProofView = ({ state, lastFour }: Proof): AccountProofView | null =>
  state === 'none' || state === 'proven' ? null : { state, lastFour: lastFour ?? '' };
