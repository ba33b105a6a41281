import { RENDERED_DOCUMENT_TYPES, type RenderedDocumentType } from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { activeApplication } from '../applications/index.ts';
import { lockClient } from '../clients/index.ts';
import { drawDocument } from '../documents/index.ts';
import { draftAgreement } from './agreement-record.ts';
import { privacyNoticeText } from './legal/privacy-notice.copy.es.ts';
import { termsText } from './legal/terms.copy.es.ts';
import { renderAgreement } from './render-agreement.ts';
import { renderLoanCover } from './render-loan-cover.ts';

export type LegalText = 'terms_and_conditions' | 'privacy_notice';

const drawText = new Map<LegalText, Promise<Buffer>>();

/** A legal text is the same for everybody, so it is drawn once: anybody may ask for it as often as they like. */
export function renderLegalText(type: LegalText): Promise<Buffer> {
  const known = drawText.get(type);
  if (known) return known;
  const fresh = drawDocument(type === 'privacy_notice' ? privacyNoticeText : termsText);
  drawText.set(type, fresh);
  return fresh;
}

const isLegalText = (type: RenderedDocumentType): type is LegalText =>
  type === 'terms_and_conditions' || type === 'privacy_notice';

/** Draws a document of a client; undefined for one that belongs to a signature while nothing is to be signed. */
export async function renderFor(
  tx: Tx,
  { clientId, type }: { clientId: string; type: RenderedDocumentType },
  services: Services,
): Promise<Buffer | undefined> {
  if (isLegalText(type)) return renderLegalText(type);
  const draft = await currentDraft(tx, clientId, services);
  if (!draft) return undefined;
  return type === 'loan_cover' ? renderLoanCover(draft.contents) : renderAgreement(draft.contents);
}

/** Which documents a client can read now. */
export async function readableTypes(tx: Tx, clientId: string, services: Services): Promise<RenderedDocumentType[]> {
  const hasDraft = (await currentDraft(tx, clientId, services)) !== undefined;
  return RENDERED_DOCUMENT_TYPES.filter((type) => hasDraft || isLegalText(type));
}

/** What is to be signed now: the very draft that the signature will be compared with. */
async function currentDraft(tx: Tx, clientId: string, services: Services) {
  await lockClient(tx, clientId);
  const record = await activeApplication(tx, clientId);
  return record?.status === APPLICATION_STATUS.signing ? draftAgreement(tx, record, services) : undefined;
}
