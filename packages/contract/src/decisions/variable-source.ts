/** Source of a variable of a decision: the client's answers, the lender's own books, or a provider. */
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
