import { brand } from '@lender/brand';
import { formatPlainDate } from '@lender/calculator';
import type { DocumentText } from '../../documents/index.ts';
import { type LegalText, lenderWords, writeSections } from '../../legal-texts/index.ts';

/** A text that is accepted by registering, as a document. */
export type PublicPaper = 'terms' | 'privacy';

const TITLES: Readonly<Record<PublicPaper, string>> = {
  terms: 'Términos y condiciones',
  privacy: 'Aviso de privacidad',
};

const SUBTITLES: Readonly<Record<PublicPaper, (since: string) => string>> = {
  terms: (since) => `Vigentes desde el ${since}`,
  privacy: (since) => `Integral. Última actualización: ${since}`,
};

/** Returns the terms or privacy notice, the same for a visitor and for a client. */
export const publicPaperText = (kind: PublicPaper, wording: LegalText): DocumentText => ({
  title: TITLES[kind],
  subtitle: SUBTITLES[kind](formatPlainDate(wording.since)),
  notice: 'Texto de demostración: la empresa y sus registros son ficticios.',
  sections: writeSections(wording.text, { words: lenderWords(wording), blocks: {} }),
  footer: `${brand.name} · ${TITLES[kind]} · Página {page} de {pages}`,
});
