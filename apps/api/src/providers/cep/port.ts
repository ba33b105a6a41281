import type { PlainDate } from '@lender/calculator';
import type { Centavos } from '@lender/money';

/** Transfer that a person claims to have made. */
export interface ClaimedTransfer {
  /** SPEI's clave de rastreo, at most 30 letters and digits. */
  readonly trackingKey: string;
  /** The day of the transfer. */
  readonly date: PlainDate;
  /** Bank, as three digits with which its CLABEs begin. */
  readonly senderBank: string;
  /** CLABE to which the money went. */
  readonly receiverAccount: string;
  readonly amountCentavos: Centavos;
}

/** Content of Banco de México's proof of payment (CEP) for a transfer. */
export type TransferProof =
  | {
      readonly status: 'settled';
      readonly settledOn: PlainDate;
      /** Account and name that the money came from, if the proof names them. */
      readonly sender: { readonly account: string | undefined; readonly name: string | undefined };
    }
  | { readonly status: 'returned' }
  /** No such transfer, or none yet: a proof takes minutes to appear. */
  | { readonly status: 'not_found' };

/** Client that looks up proofs of payment. */
export interface Cep {
  /** @throws when the outcome is unknown: no answer in time, or one that cannot be read */
  verify(transfer: ClaimedTransfer): Promise<TransferProof>;
}
