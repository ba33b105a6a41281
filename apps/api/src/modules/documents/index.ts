export { currentDocuments, missingPhotos, readView, toFileReply } from './client-documents.ts';
export type { Box, DocumentText, Line, Section } from './drawing/document-text.ts';
export { drawDocument } from './drawing/draw-document.ts';
