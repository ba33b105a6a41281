import { brand } from '@lender/brand';
import type { DocumentText } from '../../documents/index.ts';
import { writeSections } from '../../legal-texts/index.ts';
import type { AgreementContents } from '../agreement-contents.ts';
import { agreementValues } from './agreement-values.copy.es.ts';

/**
 * Returns the cover sheet that the law asks for (carátula): the cost of one loan, at a glance. All figures come from
 * the offer.
 */
export const loanCoverText = (contents: AgreementContents): DocumentText => ({
  title: 'Carátula del contrato',
  subtitle: `Contrato ${contents.reference}`,
  sections: writeSections(contents.wording.cover.text, agreementValues(contents, contents.wording.cover)),
  footer: `${brand.name} · Carátula ${contents.reference} · Página {page} de {pages}`,
});
