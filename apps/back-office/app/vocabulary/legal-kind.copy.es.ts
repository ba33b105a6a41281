import type { LegalKind } from '@lender/contract';

/** What staff call each text that borrowers accept. */
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

/** The name of a text; of one that this page does not know, its own. */
export const legalKindWords = (kind: string): string =>
  Object.entries(words).find(([each]) => each === kind)?.[1] ?? kind;
