import type { PlainDate } from '@lender/calculator';
import { plainWords, referencesIn } from '../../../../kernel/crypto/references-in.ts';
import type { Tx } from '../../../../kernel/database/database.ts';
import type { ProviderAccount } from '../../../../providers/openpay/transactions.ts';
import type { Services } from '../../../../services.ts';
import { clientsOfAccount } from '../../../clients/index.ts';
import { openConcept } from '../concept.ts';
import type { IncomingPaymentRow } from '../lock-unmatched.ts';
import { openOrigin, originHash } from '../origin.ts';

/** What a payment says of itself. */
export interface Sender {
  readonly origin: ProviderAccount | undefined;
  readonly concept: string | null;
}

/** Borrowers and loans to which something of a payment points. */
export interface Signals {
  /** Loans for which a borrower reported this transfer. */
  readonly claimed: ReadonlySet<string>;
  /** Numbers of loans in what the sender wrote. */
  readonly numbers: ReadonlySet<string>;
  /** Day of the last payment from the same account, by client. */
  readonly paidFromSame: ReadonlyMap<string, PlainDate>;
  /** Clients whose money is paid out to the account. */
  readonly holders: ReadonlySet<string>;
}

export const senderOf = (
  { id, origin_sealed: origin, concept_sealed: concept }: IncomingPaymentRow,
  { vault }: Pick<Services, 'vault'>,
): Sender => ({
  origin: origin === null ? undefined : openOrigin(vault, id, origin),
  concept: concept === null ? null : openConcept(vault, id, concept),
});

/** Reads what a payment points to. */
export async function readSignals(
  tx: Tx,
  {
    receipt: { tracking_key },
    sender: { origin, concept },
  }: { readonly receipt: IncomingPaymentRow; readonly sender: Sender },
  services: Pick<Services, 'vault'>,
): Promise<Signals> {
  return {
    claimed: new Set(tracking_key === null ? [] : await claimedLoans(tx, tracking_key)),
    numbers: new Set(referencesIn(plainWords(concept ?? ''))),
    paidFromSame: origin ? await payersFrom(tx, originHash(services.vault, origin)) : new Map(),
    holders: new Set(origin ? await clientsOfAccount(tx, origin.clabe, services) : []),
  };
}

async function claimedLoans(tx: Tx, trackingKey: string): Promise<string[]> {
  const claims = tx.selectFrom('transfer_claim').select('loan_id').where('tracking_key', '=', trackingKey);
  return (await claims.execute()).map(({ loan_id }) => loan_id);
}

async function payersFrom(tx: Tx, hash: Buffer): Promise<ReadonlyMap<string, PlainDate>> {
  const rows = await tx
    .selectFrom('payment')
    .select((eb) => ['client_id', eb.fn.max('paid_on').as('paidOn')])
    .where('origin_hash', '=', hash)
    .where('reversed_on', 'is', null)
    .groupBy('client_id')
    .execute();
  return new Map(rows.map(({ client_id, paidOn }) => [client_id, paidOn]));
}
