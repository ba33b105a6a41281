import { screenPath } from '../../screens.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { caseCopy as copy } from './case.copy.es.ts';
import type { CaseDetail } from './case-detail.ts';

/** A photo or a file as it is drawn. */
export interface DocumentView {
  readonly id: string;
  readonly name: string;
  /** Where its bytes are: a page of ours, which asks the API with the session. */
  readonly src: string;
  readonly uploaded: string;
  /** Whether every browser can show it. */
  readonly isShowable: boolean;
}

export const documentView = (caseId: string, document: CaseDetail['documents'][number]): DocumentView => ({
  id: document.id,
  name: copy.documents.names[document.type],
  src: screenPath('caseDocument', { id: caseId, documentId: document.id }),
  uploaded: copy.documents.uploaded(formatInstant(document.uploadedAt)),
  isShowable: document.mime === 'image/jpeg' || document.mime === 'image/png',
});
