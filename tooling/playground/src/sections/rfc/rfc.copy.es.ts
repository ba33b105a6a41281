import type { rfcEn } from './rfc.copy.en.ts';

const FIELDS = {
  givenNames: 'Nombres',
  firstSurname: 'Primer apellido',
  secondSurname: 'Segundo apellido',
  birthDate: 'Nacimiento, AAAA-MM-DD',
  legalName: 'Razón social',
  foundedOn: 'Constitución, AAAA-MM-DD',
};

export const rfcEs: typeof rfcEn = {
  label: 'RFC',
  hint: '13 caracteres de una persona, 12 de una empresa.',
  makePerson: 'Genera el de una persona inventada',
  makeCompany: 'Genera el de una empresa',
  fields: FIELDS,
  kinds: { physical: 'Una persona', moral: 'Una empresa', generic: 'Nadie en particular' },
  missing: (count, kind, digit) =>
    [
      digit === undefined
        ? `Hasta aquí todo está bien; faltan ${count}.`
        : `El último carácter solo puede ser ${digit}.`,
      kind && `Hasta ahora se lee como: ${kind.toLowerCase()}.`,
    ]
      .filter(Boolean)
      .join(' '),
  parts: {
    kind: 'De',
    letters: 'Letras del nombre',
    date: 'Fecha, AAMMDD',
    homoclave: 'Homoclave',
    checkDigit: 'Dígito verificador',
  },
};
