import { drawDocument } from '../documents/index.ts';
import type { AgreementContents } from './agreement-contents.ts';
import { agreementText, type Signature } from './words/agreement.copy.es.ts';

/**
 * Draws the agreement as a PDF.
 *
 * @param signature - how and when it was signed; absent for a draft
 */
export const renderAgreement = (contents: AgreementContents, signature?: Signature): Promise<Buffer> =>
  drawDocument(agreementText(contents, signature));
