import type { PlainDate } from '@lender/calculator';
import { RENDERED_DOCUMENT_TYPES, type RenderedDocumentType } from '@lender/contract';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { type DocumentText, drawDocument } from '../documents/index.ts';
import { liveText } from '../legal-texts/index.ts';
import { currentLoan } from '../loans/index.ts';
import { decisionLetterText } from './decision-letter/decision-letter.copy.es.ts';
import { letterFacts } from './decision-letter/letter-facts.ts';
import { type PublicPaper, publicPaperText } from './legal-papers.copy.es.ts';
import { draftPaper, signedPaper } from './loan-papers.ts';

export type LegalText = 'terms_and_conditions' | 'privacy_notice';

const PAPER_OF: Readonly<Record<LegalText, PublicPaper>> = {
  terms_and_conditions: 'terms',
  privacy_notice: 'privacy',
};

const drawn = new Map<string, Promise<Buffer>>();

/** A version of a legal text is the same for everybody, so it is drawn once: anybody may ask for it as often as they like. */
export async function renderLegalText(
  tx: Tx,
  type: LegalText,
  services: Pick<Services, 'clock'>,
): Promise<{ readonly pdf: Buffer; readonly since: PlainDate }> {
  const kind = PAPER_OF[type];
  const wording = await liveText(tx, kind, services);
  const key = `${kind} ${wording.version}`;
  const known = drawn.get(key) ?? drawDocument(publicPaperText(kind, wording));
  drawn.set(key, known);
  return { pdf: await known, since: wording.since };
}

const isLegalText = (type: RenderedDocumentType): type is LegalText =>
  type === 'terms_and_conditions' || type === 'privacy_notice';

/** Draws a document of a client; undefined for one that there is not, now. */
export async function renderFor(
  tx: Tx,
  { clientId, type }: { clientId: string; type: RenderedDocumentType },
  services: Services,
): Promise<Buffer | undefined> {
  if (isLegalText(type)) return (await renderLegalText(tx, type, services)).pdf;
  const text = await textOf(tx, { clientId, type }, services);
  return text && drawDocument(text);
}

/** Which documents a client can read now. */
export async function readableTypes(tx: Tx, clientId: string, services: Services): Promise<RenderedDocumentType[]> {
  const types: RenderedDocumentType[] = [];
  for (const type of RENDERED_DOCUMENT_TYPES)
    if (isLegalText(type) || (await textOf(tx, { clientId, type }, services))) types.push(type);
  return types;
}

type OwnType = Exclude<RenderedDocumentType, LegalText>;

/** What a document with the client's own figures says. */
async function textOf(
  tx: Tx,
  { clientId, type }: { readonly clientId: string; readonly type: OwnType },
  services: Services,
): Promise<DocumentText | undefined> {
  switch (type) {
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
