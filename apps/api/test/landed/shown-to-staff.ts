import { addDays } from '@lender/calculator';
import { getCase, getCaseDocument, getCaseTimeline, getLoanLedger, type Reply } from '@lender/contract';
import { barePhoto } from '../../src/modules/documents/bare-photo.policy.ts';
import type { TestServer } from '../server/server.ts';
import { fields, reported, sha256Of } from './shown.ts';

type Case = Reply<typeof getCase>;

/** Reads what staff see of a case: its client, its subject, its photos to the byte, and its decision. */
export async function caseShownToStaff(server: TestServer, { id, token }: { id: string; token: string }) {
  const photo = async ({ id: documentId }: Case['documents'][number]) =>
    reported(server.call(getCaseDocument, { params: { id, documentId } }, { token }), (shown) =>
      asThen(server, { documentId, shown }),
    );
  return reported(server.call(getCase, { params: { id } }, { token }), async (shown) => ({
    ...fields<Case>('id', 'status', 'desiredLoanAmount', 'principalAmount', 'payCycle', 'payDates', 'loanId')(shown),
    offer: shown.offer && offerOf(shown.offer),
    client: clientOf(shown),
    documents: shown.documents.map(fields('id', 'type', 'mime', 'sizeBytes')),
    photos: await Promise.all(shown.documents.filter(isPhoto).map(photo)),
    decisions: shown.decisions.map(fields('id', 'kind', 'outcome', 'limit', 'reasons', 'decidedBy', 'note')),
  }));
}

/** Returns the hash of a photo as older code showed it: with its metadata, which is now removed (decision 0023). */
async function asThen(
  { services: { db, storage } }: TestServer,
  { documentId, shown }: { readonly documentId: string; readonly shown: Uint8Array },
): Promise<string> {
  const { storage_key, view_storage_key } = await db
    .selectFrom('document')
    .select(['storage_key', 'view_storage_key'])
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow();
  const kept = await storage.get(view_storage_key ?? storage_key);
  const bare = barePhoto(kept);
  return sha256Of(bare && sha256Of(bare) === sha256Of(shown) ? kept : shown);
}

/**
 * Returns an offer as earlier code showed it: its end was the pay date itself. Nothing else of it changes when a day
 * off moves that to the next working day (decision 0039).
 */
const offerOf = ({ principal, total, startDate, term }: NonNullable<Case['offer']>) => ({
  principal,
  total,
  endDate: addDays(startDate, term.value),
});

/** Reads the history of a case's client. Viewing documents adds to it, so it is read before. */
export const historyShownToStaff = (server: TestServer, { id, token }: { id: string; token: string }) =>
  reported(server.call(getCaseTimeline, { params: { id } }, { token }), (lines) => lines.map(fields('at', 'actor')));

/** Returns the client of a case; titles of places and positions are renewed by every start. */
const clientOf = ({ client }: Case) => ({
  ...fields<Case['client']>(
    'id',
    'name',
    'birthDate',
    'curpMasked',
    'phoneMasked',
    'emailMasked',
    'clabeMasked',
  )(client),
  income: client.employment?.monthlyIncome,
  street: client.address?.street,
  reference: client.reference?.fullName,
});

/** True for a picture, which is shown unchanged; of other files staff may see a safer copy. */
const isPhoto = ({ mime }: Case['documents'][number]): boolean => mime === 'image/jpeg';

/** Reads the ledger of a loan, without accounts that are new and empty. */
export const ledgerShownToStaff = (server: TestServer, { id, token }: { id: string; token: string }) =>
  reported(server.call(getLoanLedger, { params: { id }, query: {} }, { token }), ({ loan, entries, balances }) => ({
    loan,
    entries: entries.map(({ postings, ...entry }) => ({
      ...fields<typeof entry>('id', 'kind', 'businessDate')(entry),
      postings: postings.map(asFirstNamed),
    })),
    balances: balances.filter(({ amount }) => amount !== 0).map(asFirstNamed),
  }));

/** First names of renamed accounts, by their current names. */
const FIRST_NAMES: Readonly<Record<string, string>> = { openpay_store_clearing: 'paynet_clearing' };

/**
 * Returns a posting with the first name of its account, as it was recorded; the name says nothing about its figures.
 */
const asFirstNamed = ({ account, amount }: { readonly account: string; readonly amount: number }) => ({
  account: FIRST_NAMES[account] ?? account,
  amount,
});
