/** Description of each package, in the order of the page. */
const does = {
  clabe: 'Mexican bank account numbers: validate, read, build, format.',
  curp: 'Population registry keys: validate, read, generate, compare with a person.',
  rfc: 'Taxpayer keys of people and companies: validate, read, generate, compare.',
  nss: 'Social security numbers: validate, read, build, format.',
  money: 'Integer centavos, named roundings, IVA, allocation.',
  calculator: 'Pay dates, offers, schedules, CAT, payoff.',
  lending: 'Statuses, a loan’s whole life as events, decision policy, flow steps.',
  contract: 'Every endpoint of the API, once.',
  sdk: 'Typed client of the API.',
  invariants: 'Asks a lending server of any make whether it keeps what none may break.',
  flow: 'Which page a client belongs on.',
  'scoring-collector': 'Behaviour of a form’s visitor for fraud scoring, sealed in the browser.',
  ui: 'The UI kit.',
};

export type SectionName = keyof typeof does;

export const shellEn = {
  title: 'Package playground',
  skip: 'Skip to the package',
  packages: 'Packages',
  otherLanguage: 'Español',
  dark: 'Dark',
  light: 'Light',
  loading: 'Loading…',
  install: 'Install',
  import: 'Import',
  take: 'Take it along',
  readme: 'README',
  readmeFile: 'README.md',
  /** Sentence about typed text. */
  nothingSent:
    'This page connects to nothing: all is computed in your browser. What you type stands in the address, after the #, which browsers never send, so that a reload keeps it (but for texts of more than 10,000 characters). Your history keeps it too, so use made-up data.',
  source: 'Source',
  does,
};
