import type { PlainDate } from '@lender/calculator';
import { RENDERED_DOCUMENT_TYPES, type RenderedDocumentType } from '@lender/contract';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { type DocumentText, drawDocument } from '../documents/index.ts';
import { liveText } from '../legal-texts/index.ts';
import { currentLoan } from '../loans/index.ts';
import { decisionLetterText } from './decision-letter/decision-letter.copy.es.ts';
import { letterFacts } from './decision-letter/letter-facts.ts';
import { draftPaper, signedPaper } from './loan-papers.ts';
import { type PublicPaper, publicPaperText } from './words/legal-papers.copy.es.ts';

export type LegalText = 'terms_and_conditions' | 'privacy_notice';

const PAPER_OF: Readonly<Record<LegalText, PublicPaper>> = {
  terms_and_conditions: 'terms',
  privacy_notice: 'privacy',
};

const drawn = new Map<string, Promise<Buffer>>();

/**
 * Returns the live version of a public legal text as a PDF. A version is drawn once for everybody, since anybody may ask
 * for it as often as they like.
 */
export async function renderLegalText(
  tx: Tx,
  type: LegalText,
  services: Pick<Services, 'clock'>,
): Promise<{ readonly pdf: Buffer; readonly since: PlainDate }> {
  const kind = PAPER_OF[type];
  const wording = await liveText(tx, kind, services);
  return { pdf: await drawVersion(`${kind} ${wording.version}`, publicPaperText(kind, wording)), since: wording.since };
}

async function drawVersion(version: string, text: DocumentText): Promise<Buffer> {
  const drawing = drawn.get(version) ?? drawDocument(text);
  drawn.set(version, drawing);
  try {
    return await drawing;
  } catch (error) {
    // The next request draws it again.
    drawn.delete(version);
    throw error;
  }
}

const isLegalText = (type: RenderedDocumentType): type is LegalText =>
  type === 'terms_and_conditions' || type === 'privacy_notice';

/** Returns the documents that a client can read now. */
export async function readableTypes(tx: Tx, clientId: string, services: Services): Promise<RenderedDocumentType[]> {
  const types: RenderedDocumentType[] = [];
  for (const type of RENDERED_DOCUMENT_TYPES)
    if (isLegalText(type) || (await readableText(tx, { clientId, type }, services))) types.push(type);
  return types;
}

/** Returns the text of a document for a client now; `undefined` for one that the client does not have. */
export async function readableText(
  tx: Tx,
  { clientId, type }: { readonly clientId: string; readonly type: RenderedDocumentType },
  services: Services,
): Promise<DocumentText | undefined> {
  switch (type) {
    case 'terms_and_conditions':
    case 'privacy_notice':
      return publicPaperText(PAPER_OF[type], await liveText(tx, PAPER_OF[type], services));
    case 'loan_agreement_draft':
      return draftPaper(tx, { clientId, type: 'loan_agreement' }, services);
    case 'loan_cover':
      return (await draftPaper(tx, { clientId, type }, services)) ?? coverOfLoan(tx, clientId, services);
    case 'decision_letter': {
      const facts = await letterFacts(tx, clientId, services);
      return facts && decisionLetterText(facts);
    }
  }
}

async function coverOfLoan(tx: Tx, clientId: string, services: Services): Promise<DocumentText | undefined> {
  const loan = await currentLoan(tx, clientId);
  return loan && signedPaper(tx, { loan, type: 'loan_cover' }, services);
}
