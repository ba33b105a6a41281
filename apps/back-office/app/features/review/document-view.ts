import { formatPlainDate } from '@lender/calculator';
import type { AskableType, UploadType } from '@lender/contract';
import { screenPath } from '../../screens.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { actCopy } from './act/act.copy.es.ts';
import { caseCopy } from './case.copy.es.ts';
import type { CaseDetail } from './case-detail.ts';

const { documents: copy } = caseCopy;

/** Photo or file as it is drawn. */
export interface DocumentView {
  readonly id: string;
  readonly type: UploadType;
  readonly name: string;
  /** Address of its bytes: a page of ours, which asks the API with the session. */
  readonly src: string;
  readonly uploaded: string;
  /** Moment at which it was made, by the device that sent it. */
  readonly taken?: string;
  /** Day until which the identification is valid, as its owner says. */
  readonly validity?: string;
  /** True when every browser can show it. */
  readonly isShowable: boolean;
  /** Type under which the document may be requested again. */
  readonly askable?: AskableType;
  /** Cases of other clients with exactly the same file. */
  readonly sameFile: readonly { readonly href: string; readonly label: string }[];
}

const isAskable = (type: UploadType): type is AskableType => Object.hasOwn(actCopy.fields.documents, type);

export const documentView = (caseId: string, document: CaseDetail['documents'][number]): DocumentView => ({
  id: document.id,
  type: document.type,
  name: copy.names[document.type],
  src: screenPath('caseDocument', { id: caseId, documentId: document.id }),
  uploaded: copy.uploaded(formatInstant(document.uploadedAt)),
  ...(document.fileChangedAt && { taken: copy.taken(formatInstant(document.fileChangedAt)) }),
  ...(document.validUntil && { validity: copy.validUntil(formatPlainDate(document.validUntil)) }),
  isShowable: document.mime === 'image/jpeg' || document.mime === 'image/png',
  ...(isAskable(document.type) && { askable: document.type }),
  sameFile: document.sameFileAt.map(({ applicationId, hashedId, clientName, type }) => ({
    href: screenPath('case', { id: applicationId }),
    label: copy.sameAs({ client: clientName || caseCopy.unnamed, reference: hashedId, document: copy.names[type] }),
  })),
});
