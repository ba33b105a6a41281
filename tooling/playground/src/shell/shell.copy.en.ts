/** What each package does, in the order of the page. */
const does = {
  clabe: 'Mexican bank account numbers: validate, read, build, format.',
  calculator: 'Pay dates, offers, schedules, CAT, payoff.',
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
  /** Of what is typed. */
  nothingSent:
    'This page connects to nothing: all is computed in your browser. What you type stands in the address, after the #, which browsers never send, so that a reload keeps it. Your history keeps it too, so use made-up data.',
  source: 'Source',
  does,
};
