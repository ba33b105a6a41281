import type { clabeEn } from './clabe.copy.en.ts';

const FIELDS = { bankCode: 'Banco', plazaCode: 'Plaza', account: 'Cuenta' };

export const clabeEs: typeof clabeEn = {
  label: 'CLABE',
  hint: '18 dígitos. Puedes pegarla con espacios o guiones: no se toman en cuenta.',
  make: 'Arma una',
  fields: FIELDS,
  missing: ({ missingDigits, expectedControlDigit }) =>
    expectedControlDigit === undefined
      ? `Hasta aquí todo está bien; faltan ${missingDigits}.`
      : `Solo falta el dígito de control: ${expectedControlDigit}.`,
  parts: {
    bankCode: 'Clave del banco',
    bank: 'Banco',
    plazaCode: 'Clave de la plaza',
    cities: 'Ciudades',
    account: 'Cuenta',
    controlDigit: 'Dígito de control',
  },
};
