/** Where a variable of a decision comes from: what the client says, our own books, or a provider. */
export const VARIABLE_SOURCES = [
  'client',
  'lender',
  'belvo',
  'veriff',
  'scoring',
  'iovation',
  'recaptcha',
  'bureau',
] as const;
export type VariableSource = (typeof VARIABLE_SOURCES)[number];
