export type { AgreementContents } from './agreement-contents.ts';
