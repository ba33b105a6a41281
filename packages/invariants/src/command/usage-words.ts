/** Errors of a command line, each with what it names. */
export const usageWords = {
  address: () => '--url is missing, or is none: as https://api.example.com, without user, query or hash',
  phone: () => '--phone is a web address with {phone} in it',
  store: () => '--store is a web address',
  count: (flag: string, least: string) => `--${flag} is a whole number from ${least}`,
  rule: (code: string, known: string) => `no rule ${code}; there are ${known}`,
  language: (known: string) => `--language is one of ${known}`,
  secrets: (file: string) => `--secrets: ${file} cannot be read`,
  password: (who: string, username: string) => `INVARIANTS_${who}_PASSWORD is missing: ${username} cannot sign in`,
  flag: (_: string, said: string) => said,
  more: () => '--help says more.',
} satisfies Record<string, (one: string, other: string) => string>;

export type UsageWords = Readonly<Record<keyof typeof usageWords, (one: string, other: string) => string>>;
