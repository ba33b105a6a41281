import type { getAccountProof, Reply } from '@lender/contract';

type Proof = Reply<typeof getAccountProof>;

/** Actions of the forms of the proof. */
export const PROOF_INTENT = { prove: 'prove-account', sendAgain: 'send-deposit' } as const;

export const PROOF_FIELDS = ['code'] as const;

/** Proof that the account is the client's, for which the money of a signed loan waits. */
export interface AccountProofView {
  readonly state: 'sending' | 'code_sent' | 'expired' | 'failed';
  readonly lastFour: string;
}

/** Returns the proof that the page asks for; `null` where the payout waits for none. */
export const accountProofView = ({ state, lastFour }: Proof): AccountProofView | null =>
  state === 'none' || state === 'proven' ? null : { state, lastFour: lastFour ?? '' };
