export type { AgreementContents } from './agreement-contents.ts';
export { termsText } from './legal/terms.copy.es.ts';
