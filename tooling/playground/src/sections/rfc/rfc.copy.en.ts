const FIELDS = {
  givenNames: 'Given names',
  firstSurname: 'First surname',
  secondSurname: 'Second surname',
  birthDate: 'Born on, YYYY-MM-DD',
  legalName: 'Name of the company',
  foundedOn: 'Founded on, YYYY-MM-DD',
};

export const rfcEn = {
  label: 'RFC',
  hint: '13 characters of a person, 12 of a company.',
  makePerson: 'Generate that of a made-up person',
  makeCompany: 'Generate that of a company',
  fields: FIELDS,
  kinds: { physical: 'A person', moral: 'A company', generic: 'Nobody in particular' },
  missing: (count: number, kind: string | undefined, digit: string | undefined) =>
    [
      digit === undefined
        ? `Nothing is wrong so far; ${count} more to come.`
        : `The last character can only be ${digit}.`,
      kind && `So far it reads as: ${kind.toLowerCase()}.`,
    ]
      .filter(Boolean)
      .join(' '),
  parts: {
    kind: 'Of',
    letters: 'Letters of the name',
    date: 'Date, YYMMDD',
    homoclave: 'Homoclave',
    checkDigit: 'Check digit',
  },
};
