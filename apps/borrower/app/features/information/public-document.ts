import type { PublicDocumentType } from '@lender/contract';

/** Legal texts that any visitor may open as a PDF, by the word in their address. */
export const PUBLIC_DOCUMENTS = [
  { name: 'terminos-y-condiciones', type: 'terms_and_conditions_anonymous' },
  { name: 'aviso-de-privacidad', type: 'privacy_notice' },
] as const satisfies readonly { readonly name: string; readonly type: PublicDocumentType }[];

export type PublicDocumentName = (typeof PUBLIC_DOCUMENTS)[number]['name'];

export const isPublicDocument = (name: string): name is PublicDocumentName =>
  PUBLIC_DOCUMENTS.some((document) => document.name === name);

const PATH = '/documentos';

export const publicDocumentPath = (name: PublicDocumentName): string =>
  `${PATH}/pdf?${new URLSearchParams({ documento: name })}`;

/** Path of the page of all documents, with a note that the requested one does not exist. */
export const missingDocumentPath = `${PATH}?documento=falta`;
export const isDocumentMissing = (url: string): boolean => new URL(url).searchParams.get('documento') === 'falta';
