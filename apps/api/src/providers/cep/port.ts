import type { PlainDate } from '@lender/calculator';
import type { Centavos } from '@lender/money';

/** A transfer that somebody says they made. */
export interface ClaimedTransfer {
  /** SPEI's clave de rastreo, at most 30 letters and digits. */
  readonly trackingKey: string;
  /** The day of the transfer. */
  readonly date: PlainDate;
  /** Three digits, as a CLABE begins with. */
  readonly senderBank: string;
  /** The CLABE that it went to. */
  readonly receiverAccount: string;
  readonly amountCentavos: Centavos;
}

/** What Banco de México's proof of payment (CEP) says of a transfer. */
export type TransferProof =
  | {
      readonly status: 'settled';
      readonly settledOn: PlainDate;
      /** Where the money came from, if the proof names it. */
      readonly sender: { readonly account: string | undefined; readonly name: string | undefined };
    }
  | { readonly status: 'returned' }
  /** No such transfer, or none yet: a proof takes minutes to appear. */
  | { readonly status: 'not_found' };

/** Looks up proofs of payment. */
export interface Cep {
  /** @throws when nobody knows: no answer in time, or one that cannot be read */
  verify(transfer: ClaimedTransfer): Promise<TransferProof>;
}
