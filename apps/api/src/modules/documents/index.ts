export { askFor } from './ask-for.ts';
export { currentPhotos, documentsOf, readView } from './client-documents.ts';
export { toFileReply } from './document-replies.ts';
export type { DocumentText, Line, Section } from './drawing/document-text.ts';
export { drawDocument, drawForReader, drawTable, drawWorkbook } from './drawing/drawing-threads.ts';
export type { WorkbookText } from './drawing/workbook.ts';
export { isExpired, missingPhotos, validUntil } from './identification.policy.ts';
export { type NamedFile, namedFiles, namedKeys } from './named-files.ts';
