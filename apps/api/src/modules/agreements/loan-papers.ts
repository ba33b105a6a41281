import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import type { DocumentText } from '../documents/index.ts';
import type { LoanRecord } from '../loans/index.ts';
import { currentDraft } from './current-draft.ts';
import { signatureOf } from './signature-of.ts';
import { signedContents } from './signed-contents.ts';
import { agreementText } from './words/agreement.copy.es.ts';
import { loanCoverText } from './words/loan-cover.copy.es.ts';

type AgreementPaper = 'loan_agreement' | 'loan_cover';

/**
 * Returns the agreement that the client is to sign now, or its cover sheet; `undefined` while nothing is to be signed.
 */
export async function draftPaper(
  tx: Tx,
  { clientId, type }: { readonly clientId: string; readonly type: AgreementPaper },
  services: Services,
): Promise<DocumentText | undefined> {
  const draft = await currentDraft(tx, clientId, services);
  if (!draft) return undefined;
  return type === 'loan_cover' ? loanCoverText(draft.contents) : agreementText(draft.contents);
}

/** Returns a signed loan's agreement or cover sheet. */
export async function signedPaper(
  tx: Tx,
  { loan, type }: { readonly loan: LoanRecord; readonly type: AgreementPaper },
  services: Pick<Services, 'vault'>,
): Promise<DocumentText | undefined> {
  const contents = await signedContents(tx, loan, services);
  if (!contents) return undefined;
  if (type === 'loan_cover') return loanCoverText(contents);
  const signature = await signatureOf(tx, loan);
  return signature && agreementText(contents, signature);
}
