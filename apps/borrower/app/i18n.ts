import { brand } from '@lender/brand';
import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** Facts that any text may name: `{{company}}`. */
const facts = {
  brand: brand.name,
  company: brand.company,
  address: brand.address,
  customerCarePhone: brand.customerCare.phoneLabel,
  customerCareEmail: brand.customerCare.email,
  collectionsPhone: brand.collections.phoneLabel,
  complaintsEmail: brand.complaints.email,
};

/** The site's words, ready to be asked for: `useTranslation('shell')`. React escapes what is put into them. */
export function createI18n(copy: ResourceLanguage): i18n {
  const instance = createInstance();
  instance.use(initReactI18next).init({
    lng: 'es',
    fallbackLng: false,
    resources: { es: copy },
    interpolation: { escapeValue: false, defaultVariables: facts },
    returnNull: false,
    initAsync: false,
  });
  return instance;
}
