import { brand } from '@lender/brand';
import { formatPlainDate, mexicoDate } from '@lender/calculator';
import type { DocumentText, Section } from '../../documents/index.ts';
import { writeSections } from '../../legal-texts/index.ts';
import type { AgreementContents } from '../agreement-contents.ts';
import { termsKeyword } from '../terms-hash.ts';
import { agreementValues } from './agreement-values.copy.es.ts';

export interface Signature {
  readonly signedAt: Date;
  readonly evidence: {
    readonly phoneLastFour: string;
    /** Hash of the terms that were signed; absent from signatures from before it was kept. */
    readonly termsSha256?: string | undefined;
  };
}

/** Returns the agreement, signed or as a draft. */
export const agreementText = (contents: AgreementContents, signature?: Signature): DocumentText => ({
  title: 'Contrato de crédito simple',
  subtitle: 'Carátula y condiciones',
  ...(!signature && { notice: draftNotice }),
  sections: [
    ...writeSections(contents.wording.agreement.text, agreementValues(contents, contents.wording.agreement)),
    ...(signature ? [signatureSection(signature)] : []),
  ],
  ...(signature?.evidence.termsSha256 !== undefined && { keywords: termsKeyword(signature.evidence.termsSha256) }),
  footer: `${brand.name} · Contrato ${contents.reference} · Página {page} de {pages}`,
});

const draftNotice = 'Borrador. Este contrato te obliga solo cuando lo firmas con el código que enviamos a tu teléfono.';

const timeOfDay = new Intl.DateTimeFormat('es-MX', {
  timeStyle: 'medium',
  hourCycle: 'h23',
  timeZone: 'America/Mexico_City',
});

/** Describes the signature, for the signed copy. */
const signatureSection = ({ signedAt, evidence }: Signature): Section => ({
  title: 'Firma electrónica',
  lines: [
    [
      'Firmado el',
      `${formatPlainDate(mexicoDate(signedAt.getTime()))}, ${timeOfDay.format(signedAt)} (hora de la Ciudad de México)`,
    ],
    ['Medio', `Código por SMS al teléfono terminado en ${evidence.phoneLastFour}`],
  ],
  ...(evidence.termsSha256 !== undefined && {
    paragraphs: [`Huella de las condiciones que firmaste (SHA-256): ${evidence.termsSha256}`],
  }),
});
