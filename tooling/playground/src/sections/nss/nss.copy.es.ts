import type { nssEn } from './nss.copy.en.ts';

const FIELDS = {
  subdelegation: 'Subdelegación',
  registrationYear: 'Año de alta',
  birthYear: 'Año de nacimiento',
  serial: 'Número consecutivo',
};

export const nssEs: typeof nssEn = {
  label: 'NSS',
  hint: '11 dígitos. Los espacios y guiones no se toman en cuenta.',
  make: 'Arma uno',
  fields: FIELDS,
  missing: (count, digit) =>
    digit === undefined ? `Hasta aquí todo está bien; faltan ${count}.` : `Solo falta el dígito verificador: ${digit}.`,
  parts: { ...FIELDS, checkDigit: 'Dígito verificador' },
};
