import type { curpEn } from './curp.copy.en.ts';

const FIELDS = {
  givenNames: 'Nombres',
  firstSurname: 'Primer apellido',
  secondSurname: 'Segundo apellido',
  birthDate: 'Nacimiento, AAAA-MM-DD',
  sex: 'Sexo',
  state: 'Entidad de nacimiento',
};

export const curpEs: typeof curpEn = {
  label: 'CURP',
  hint: '18 caracteres.',
  make: 'Genera la de una persona inventada',
  fields: FIELDS,
  sexes: { H: 'Hombre (H)', M: 'Mujer (M)', X: 'No binario (X)' },
  missing: (count, digit) =>
    digit === undefined ? `Hasta aquí todo está bien; faltan ${count}.` : `Solo falta el dígito verificador: ${digit}.`,
  parts: {
    birthDate: 'Nacimiento',
    sex: 'Sexo',
    state: 'Entidad de nacimiento',
    differentiator: 'Diferenciador',
    checkDigit: 'Dígito verificador',
  },
};
