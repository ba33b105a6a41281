export { askFor } from './ask-for.ts';
export { currentPhotos, documentsOf, missingPhotos, readView } from './client-documents.ts';
export { toFileReply } from './document-replies.ts';
export type { DocumentText, Line, Section } from './drawing/document-text.ts';
export { drawDocument } from './drawing/draw-document.ts';
export { drawTable } from './drawing/draw-table.ts';
export { type NamedFile, namedFiles, namedKeys } from './named-files.ts';
