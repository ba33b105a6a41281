import { drawDocument } from '../documents/index.ts';
import type { AgreementContents } from './agreement-contents.ts';
import { loanCoverText } from './loan-cover.copy.es.ts';

/** Draws the cover sheet of an agreement as a PDF. */
export const renderLoanCover = (contents: AgreementContents): Promise<Buffer> => drawDocument(loanCoverText(contents));
