export { askFor } from './ask-for.ts';
export { currentPhotos, documentsOf, readView } from './client-documents.ts';
export { toFileReply } from './document-replies.ts';
export type { DocumentText, Line, Section } from './drawing/document-text.ts';
export { drawDocument, drawForReader, drawTable } from './drawing/drawing-threads.ts';
export { isExpired, missingPhotos, validUntil } from './identification.policy.ts';
export { type NamedFile, namedFiles, namedKeys } from './named-files.ts';
