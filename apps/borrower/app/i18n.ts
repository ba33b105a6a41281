import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { facts } from './facts.ts';

/** Creates the site's translator, ready for use: `useTranslation('shell')`. React escapes the inserted values. */
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
