export type { AgreementContents } from './agreement-contents.ts';
export { setSignedAside } from './agreement-record.ts';
export { draftPaper, signedPaper } from './loan-papers.ts';
export { hashOfTerms, termsHashIn } from './terms-hash.ts';
