import type { UploadType } from '@lender/contract';

interface Viewed {
  readonly id: string;
  readonly type: UploadType;
}

interface Neighbours<Document> {
  readonly previous?: Document;
  readonly next?: Document;
  /** Document that it is compared with: a face with the identification, anything else with the face. */
  readonly partner?: Document;
}

/** Returns the documents before and after a document, and the one that it is compared with. */
export function neighbours<Document extends Viewed>(
  documents: readonly Document[],
  { id, type }: Viewed,
): Neighbours<Document> {
  const at = documents.findIndex((document) => document.id === id);
  const previous = documents[at - 1];
  const next = documents[at + 1];
  const wanted = type === 'selfie' ? 'id_front' : 'selfie';
  const partner =
    documents.find((document) => document.type === wanted) ?? documents.find((document) => document.id !== id);
  return { ...(previous && { previous }), ...(next && { next }), ...(partner && { partner }) };
}
