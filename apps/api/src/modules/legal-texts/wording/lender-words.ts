import { brand } from '@lender/brand';
import { LEGAL_FIELDS, type LegalField } from '@lender/contract';
import type { LegalText } from './legal-text.ts';

const { customerCare, complaints, condusef, privacy, product } = brand;

const LENDER_WORDS = {
  company: brand.company,
  taxId: brand.taxId,
  address: brand.address,
  companyRegistration: brand.companyRegistration,
  productName: product.name,
  productKind: product.kind,
  carePhone: customerCare.phoneLabel,
  careEmail: customerCare.email,
  careHours: customerCare.hours,
  complaintsHolder: complaints.holder,
  complaintsPhone: complaints.phoneLabel,
  complaintsEmail: complaints.email,
  complaintsHours: complaints.hours,
  condusefPhone: condusef.phoneLabel,
  condusefFreePhone: condusef.freePhoneLabel,
  condusefUrl: condusef.url,
  privacyEmail: privacy.email,
  privacyOffice: privacy.office,
} as const satisfies Partial<Record<LegalField, string>>;

/** Fields of the lender that every text may name. */
export const LENDER_FIELDS: readonly LegalField[] = LEGAL_FIELDS.filter((name) => Object.hasOwn(LENDER_WORDS, name));

/** Returns the lender's own words and a text's registration number. */
export const lenderWords = ({ registration }: Pick<LegalText, 'registration'>): Readonly<Record<string, string>> => ({
  ...LENDER_WORDS,
  ...(registration !== null && { registration }),
});
