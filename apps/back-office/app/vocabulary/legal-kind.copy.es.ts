import type { LegalKind } from '@lender/contract';

/** Words of staff for each text that borrowers accept. */
const words = {
  loan_agreement: 'Contrato de crédito',
  loan_cover: 'Carátula',
  terms: 'Términos y condiciones',
  privacy: 'Aviso de privacidad',
  direct_debit: 'Formato de domiciliación',
  credit_bureau: 'Consulta a buró de crédito',
  biometrics: 'Datos biométricos',
  tracking: 'Observación del llenado',
  marketing: 'Promociones',
  location: 'Ubicación',
} as const satisfies Record<LegalKind, string>;

/** Returns the name of a text; a text that this page does not know is shown by its own name. */
export const legalKindWords = (kind: string): string =>
  Object.entries(words).find(([each]) => each === kind)?.[1] ?? kind;
