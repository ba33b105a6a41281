import { sql } from 'kysely';
import { batchesOf } from '../../kernel/database/batches-of.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { hashOfTerms, termsHashIn } from '../../modules/agreements/index.ts';
import type { Storage } from '../../providers/storage/port.ts';
import { type Checked, findings } from './finding.ts';

/** A loan with terms, and the signature that is in force; its fields are null where there is none. */
interface SignedLoan {
  readonly id: string;
  readonly reference: string;
  readonly terms: unknown;
  readonly isOfOffer: boolean | null;
  readonly hasOwnFigures: boolean;
  readonly hasLived: boolean;
  readonly agreementId: string | null;
  readonly storageKey: string | null;
  readonly isAccepted: boolean | null;
  readonly termsSha256: string | null;
}

// The terms of older loans are the offer itself.
const OFFER = sql.raw(`coalesce(loan.terms -> 'offer', loan.terms)`);

const SIGNED_LOANS = sql<SignedLoan>`
  select loan.id, loan.hashed_id as reference, loan.terms, agreement.offer = ${OFFER} as "isOfOffer",
    (loan.principal_centavos, loan.total_centavos, loan.start_date) is not distinct from
      ((${OFFER} ->> 'principalCentavos')::bigint, (${OFFER} ->> 'totalCentavos')::bigint,
      (${OFFER} ->> 'payoutDate')::date) as "hasOwnFigures",
    exists (select from loan_event event where event.client_id = loan.client_id and event.loan_id = loan.id)
      as "hasLived",
    agreement.id as "agreementId", agreement.pdf_storage_key as "storageKey",
    acceptance.document_sha256 = agreement.pdf_sha256 as "isAccepted",
    agreement.evidence ->> 'termsSha256' as "termsSha256"
  from loan
  left join agreement on agreement.client_id = loan.client_id and agreement.application_id = loan.application_id
    and agreement.signed_at is not null and agreement.superseded_at is null
  left join acceptance on acceptance.client_id = agreement.client_id and acceptance.id = agreement.id
  where loan.terms is not null order by loan.id`;

/**
 * Checks that each loan has the terms that its borrower signed: the offer of the agreement, and the hash of all terms
 * that the signed document carries. The document must be the one that was accepted, and not that of another loan.
 */
export async function checkSigned(tx: Tx, { storage }: { readonly storage: Storage }): Promise<Checked> {
  const [broken, notes] = [findings(), findings()];
  let loans = 0;
  for await (const batch of batchesOf(tx, SIGNED_LOANS))
    for (const loan of batch) {
      loans += 1;
      for (const trouble of troubleOfRows(loan)) broken.add(`loan ${loan.id}: ${trouble}`);
      const { trouble, note } = await lookIntoDocument(loan, storage);
      if (trouble) broken.add(`loan ${loan.id}: ${trouble}`);
      if (note) notes.add(`loan ${loan.id}: ${note}`);
    }
  return { looked: `signed terms: ${loans} loans`, broken: broken.all(), notes: notes.all() };
}

function troubleOfRows({ agreementId, isOfOffer, isAccepted, hasOwnFigures, hasLived }: SignedLoan): string[] {
  const unlikeTerms = hasOwnFigures ? [] : ['its principal, total or first day is not that of its terms'];
  // A loan that was set aside waits for another signature, and no money is paid out before.
  if (agreementId === null) return hasLived ? ['no signed agreement is in force', ...unlikeTerms] : [];
  return [
    ...unlikeTerms,
    ...(isOfOffer ? [] : [`its terms are not the offer of agreement ${agreementId}`]),
    ...(isAccepted ? [] : [`the document of agreement ${agreementId} is not the one that was accepted`]),
  ];
}

/** A document that does not open is reported by the check of all documents. */
async function lookIntoDocument(
  { agreementId, storageKey, reference, terms, termsSha256 }: SignedLoan,
  storage: Storage,
): Promise<{ readonly trouble?: string; readonly note?: string }> {
  if (agreementId === null) return {};
  if (storageKey === null) return { trouble: `agreement ${agreementId} has no signed document` };
  const pdf = await storage.get(storageKey).catch(() => undefined);
  if (!pdf) return {};
  const carried = termsHashIn(pdf);
  if (carried === undefined && termsSha256 === null)
    return { note: 'was signed before documents carried a hash of the terms' };
  const expected = hashOfTerms({ agreementId, reference, terms });
  return carried === expected && termsSha256 === expected
    ? {}
    : { trouble: `its terms are not those of the signed document of agreement ${agreementId}` };
}
