/** Errors of a command line, each with what it names. */
export const usageWords = {
  address: () =>
    '--url is missing or is not an address: give one such as https://api.example.com, without user, query or hash',
  phone: () => '--phone must be a web address that contains {phone}',
  store: () => '--store must be a web address',
  count: (flag: string, least: string) => `--${flag} must be a whole number of at least ${least}`,
  rule: (code: string, known: string) => `there is no rule ${code}; the rules are ${known}`,
  language: (known: string) => `--language must be one of ${known}`,
  secrets: (file: string) => `--secrets: the file ${file} cannot be read`,
  password: (who: string, username: string) => `INVARIANTS_${who}_PASSWORD is missing: ${username} cannot sign in`,
  flag: (_: string, said: string) => said,
  more: () => 'Run with --help for all options.',
} satisfies Record<string, (one: string, other: string) => string>;

export type UsageWords = Readonly<Record<keyof typeof usageWords, (one: string, other: string) => string>>;
