import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { textOfVersion } from '../legal-texts/index.ts';
import { type LoanRecord, readPaper } from '../loans/index.ts';
import type { AgreementContents, AgreementWording } from './agreement-contents.ts';
import { accountOf, partiesOf } from './parties.ts';

/** Version of texts that were signed before wording had versions. */
const FIRST_VERSION = 1;

/**
 * Reads the contents of a loan's agreement as it was signed: figures and rules of then, and the account to which the
 * money went.
 */
export async function signedContents(
  tx: Tx,
  loan: LoanRecord,
  services: Pick<Services, 'vault'>,
): Promise<AgreementContents | undefined> {
  const parties = await partiesOf(tx, loan.client_id, services);
  if (!parties) return undefined;
  const paid = await tx
    .selectFrom('payout')
    .select(['bank_code', 'last_four'])
    .where('client_id', '=', loan.client_id)
    .where('application_id', '=', loan.application_id)
    .where('purpose', '=', 'loan')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const wording = await signedWording(tx, loan);
  if (!wording) return undefined;
  const { offer, terms } = readPaper(loan);
  const account = paid?.bank_code && paid.last_four ? accountOf(paid.bank_code, paid.last_four) : parties.account;
  return {
    reference: loan.hashed_id,
    ...parties,
    account,
    offer,
    extensionsPrinted: terms.printedExtensions ? 'once' : 'by_due_date',
    servicing: terms.policy,
    wording,
  };
}

/** Reads the wording of a loan's contract when it was signed: it stays for ever, whatever was published since. */
async function signedWording(tx: Tx, loan: LoanRecord): Promise<AgreementWording | undefined> {
  const signed = await tx
    .selectFrom('agreement')
    .select(['agreement_version', 'cover_version'])
    .where('client_id', '=', loan.client_id)
    .where('application_id', '=', loan.application_id)
    .where('signed_at', 'is not', null)
    .where('superseded_at', 'is', null)
    .executeTakeFirst();
  const versionOf = (version: number | null | undefined) => version ?? FIRST_VERSION;
  const agreement = await textOfVersion(tx, {
    kind: 'loan_agreement',
    version: versionOf(signed?.agreement_version),
  });
  const cover = await textOfVersion(tx, { kind: 'loan_cover', version: versionOf(signed?.cover_version) });
  return agreement && cover && { agreement, cover };
}
