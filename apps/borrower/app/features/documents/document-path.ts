/** Documents that a page lays out for printing, by the word in their address. */
export const PRINTED = {
  contrato: 'loan_agreement',
  caratula: 'loan_cover',
  'estado-de-cuenta': 'loan_statement',
} as const;
export type PrintedName = keyof typeof PRINTED | 'referencia';

/** Documents that are drawn as a PDF for the client, by the word in their address. */
export const DRAWN = {
  terminos: 'terms_and_conditions',
  privacidad: 'privacy_notice',
  caratula: 'loan_cover',
  'borrador-del-contrato': 'loan_agreement_draft',
  'respuesta-a-tu-solicitud': 'decision_letter',
} as const;
export type DrawnName = keyof typeof DRAWN;

/** Documents of one loan that are drawn as a PDF. */
export const OF_A_LOAN = ['estado-de-cuenta', 'carta-de-no-adeudo'] as const;
export type LoanPaperName = (typeof OF_A_LOAN)[number];

const QUESTION = { name: 'documento', loan: 'prestamo' } as const;

/** Document that an address names, as it was typed. */
export interface AskedPaper {
  readonly name: string;
  readonly loanId: string | undefined;
}

export function askedPaper(url: string): AskedPaper {
  const { searchParams } = new URL(url);
  return { name: searchParams.get(QUESTION.name) ?? '', loanId: searchParams.get(QUESTION.loan) ?? undefined };
}

const pathOf = (page: string, name: string, loanId?: string): string =>
  `${page}?${new URLSearchParams({ [QUESTION.name]: name, ...(loanId !== undefined && { [QUESTION.loan]: loanId }) })}`;

/** Returns the path of the page that lays a document out for printing. */
export const printPath = (name: PrintedName, loanId?: string): string => pathOf('/print', name, loanId);

/** Returns the path of a PDF. */
export const pdfPath = (name: DrawnName | LoanPaperName, loanId?: string): string =>
  pathOf('/profile/document', name, loanId);

/** Path of all documents; with a query, the page says that one of them does not exist. */
export const DOCUMENTS_PATH = '/profile/documents';
export const missingPaperPath = `${DOCUMENTS_PATH}?${QUESTION.name}=falta`;
export const isPaperMissing = (url: string): boolean => askedPaper(url).name === 'falta';
