import type { RenderedDocumentType } from '@lender/contract';

/** Title of a document in a list. */
export const DOCUMENT_TITLES: Record<RenderedDocumentType, string> = {
  terms_and_conditions: 'Términos y condiciones',
  privacy_notice: 'Aviso de privacidad',
  loan_cover: 'Carátula del contrato',
  loan_agreement_draft: 'Borrador del contrato',
  decision_letter: 'Respuesta a tu solicitud',
};

/** File name of a downloaded document. */
export const FILE_NAMES: Record<RenderedDocumentType, string> = {
  terms_and_conditions: 'terminos-y-condiciones.pdf',
  privacy_notice: 'aviso-de-privacidad.pdf',
  loan_cover: 'caratula.pdf',
  loan_agreement_draft: 'borrador-del-contrato.pdf',
  decision_letter: 'respuesta-a-tu-solicitud.pdf',
};
