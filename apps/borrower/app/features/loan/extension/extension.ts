/** Fields of the form that chooses an extension. */
export const EXTENSION_FIELDS = ['rolloverId'] as const;
export type ExtensionField = (typeof EXTENSION_FIELDS)[number];

/** Name of the address parameter for the extension that a document is about. */
export const AGREEMENT_PARAMETER = 'prorroga';
