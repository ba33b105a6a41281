import { brand } from '@lender/brand';
import { LEGAL_KINDS, type LegalKind, REGISTERED_KINDS } from '@lender/contract';
import { type LegalText, sha256Of } from '../wording/legal-text.ts';
import { AGREEMENT_WORDS, COVER_WORDS } from './agreement.copy.es.ts';
import { CONSENT_WORDS, DIRECT_DEBIT_WORDS } from './consents.copy.es.ts';
import { PRIVACY_WORDS } from './privacy.copy.es.ts';
import { TERMS_WORDS } from './terms.copy.es.ts';

const WORDS: Readonly<Record<LegalKind, string>> = {
  loan_agreement: AGREEMENT_WORDS,
  loan_cover: COVER_WORDS,
  terms: TERMS_WORDS,
  privacy: PRIVACY_WORDS,
  direct_debit: DIRECT_DEBIT_WORDS,
  ...CONSENT_WORDS,
};

const REGISTERED: readonly LegalKind[] = REGISTERED_KINDS;

/** Text that is not yet in force at any lender. */
export type FirstText = Omit<LegalText, 'since'>;

/** Returns version 1 of a text, with which a new lender begins. */
export const firstText = (kind: LegalKind): FirstText => ({
  kind,
  version: 1,
  text: WORDS[kind],
  sha256: sha256Of(WORDS[kind]),
  registration: REGISTERED.includes(kind) ? brand.contractRegistration : null,
});

export const FIRST_TEXTS: readonly FirstText[] = LEGAL_KINDS.map(firstText);
