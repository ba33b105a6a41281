import { brand } from '@lender/brand';
import { type PlainDate, plainDate } from '@lender/calculator';
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

/** Since when the first words were used. */
const SINCE: Readonly<Record<'paper' | 'consent', PlainDate>> = {
  paper: plainDate('2026-11-01'),
  consent: plainDate('2026-11-22'),
};

const REGISTERED: readonly LegalKind[] = REGISTERED_KINDS;
const PAPERS: readonly LegalKind[] = [...REGISTERED, 'privacy'];

/** Version 1 of a text: what a new lender begins with. */
export const firstText = (kind: LegalKind): LegalText => ({
  kind,
  version: 1,
  text: WORDS[kind],
  sha256: sha256Of(WORDS[kind]),
  registration: REGISTERED.includes(kind) ? brand.contractRegistration : null,
  since: SINCE[PAPERS.includes(kind) ? 'paper' : 'consent'],
});

export const FIRST_TEXTS: readonly LegalText[] = LEGAL_KINDS.map(firstText);
