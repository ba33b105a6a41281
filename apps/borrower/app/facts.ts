import { brand } from '@lender/brand';

/** Keeps a phone number on one line. */
export const onOneLine = (phone: string): string => phone.replaceAll(' ', '\u00a0');

/** Facts that any text may name: `{{company}}`. */
export const facts = {
  brand: brand.name,
  company: brand.company,
  address: brand.address,
  customerCarePhone: onOneLine(brand.customerCare.phoneLabel),
  customerCareEmail: brand.customerCare.email,
  collectionsPhone: onOneLine(brand.collections.phoneLabel),
  complaintsEmail: brand.complaints.email,
  companyRegistration: brand.companyRegistration,
  contractRegistration: brand.contractRegistration,
};
