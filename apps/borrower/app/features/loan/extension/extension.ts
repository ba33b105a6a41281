/** What the form of extending says. */
export const EXTENSION_FIELDS = ['rolloverId'] as const;
export type ExtensionField = (typeof EXTENSION_FIELDS)[number];

/** Which extension a document is about, in an address. */
export const AGREEMENT_PARAMETER = 'prorroga';
