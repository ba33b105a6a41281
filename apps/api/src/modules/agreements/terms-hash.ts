import { canonicalJson } from '../../kernel/canonical-json.ts';
import { sha256Of } from '../legal-texts/index.ts';

interface TermsOfAgreement {
  readonly agreementId: string;
  /** The public reference of the loan, which the document prints on every page. */
  readonly reference: string;
  /** Terms as the loan keeps them. */
  readonly terms: unknown;
}

/** Hashes the terms of one agreement: SHA-256 in hex. The same terms of another agreement or loan have another hash. */
export const hashOfTerms = ({ agreementId, reference, terms }: TermsOfAgreement): string =>
  sha256Of(canonicalJson({ agreementId, reference, terms }));

/** Names a hash of terms among the keywords of a PDF, which stay legible in its bytes. */
export const termsKeyword = (hash: string): string => `terms-sha256:${hash}`;

// A string of the file's metadata is an object of its own, and brackets inside one are escaped.
const KEYWORD = /^\(terms-sha256:([0-9a-f]{64})\)$/gm;

/** Reads the hash of terms that a signed document carries; `undefined` for documents from before they carried one. */
export function termsHashIn(pdf: Buffer): string | undefined {
  const found = [...pdf.toString('latin1').matchAll(KEYWORD)].map(([, hash]) => hash);
  return found.length === 1 ? found[0] : undefined;
}
