/**
 * Providers that can have faults, with the beginnings of the addresses that are their APIs. Pages for people have other
 * addresses, so that they continue to work.
 */
export const SIMULATED_PROVIDERS = [
  { name: 'openpay', paths: ['/openpay/v1/'], tellsNotices: true },
  { name: 'twilio', paths: ['/2010-04-01/'], tellsNotices: false },
  { name: 'smtp', paths: [], tellsNotices: false },
  { name: 'cep', paths: ['/cep/'], tellsNotices: false },
  { name: 'belvo', paths: ['/belvo/api/'], tellsNotices: true },
  { name: 'direct-debit', paths: ['/direct-debit/'], tellsNotices: true },
  { name: 'veriff', paths: ['/veriff/v1/'], tellsNotices: true },
  { name: 'sentry', paths: ['/sentry/api/'], tellsNotices: false },
  { name: 'recaptcha', paths: ['/recaptcha/api/'], tellsNotices: false },
  { name: 'iovation', paths: ['/iovation/fraud/'], tellsNotices: false },
  { name: 'facebook', paths: ['/facebook/v19.0/oauth/', '/facebook/v19.0/me'], tellsNotices: false },
  { name: 'bureau', paths: ['/bureau/'], tellsNotices: false },
  { name: 'scoring', paths: ['/api/account/', '/api/datasets/'], tellsNotices: false },
] as const satisfies readonly SimulatedProvider[];

interface SimulatedProvider {
  readonly name: string;
  /** Empty where the provider does not speak HTTP. */
  readonly paths: readonly string[];
  /** True when the provider sends notices to the lender, so that a fault may affect them. */
  readonly tellsNotices: boolean;
}

export type ProviderName = (typeof SIMULATED_PROVIDERS)[number]['name'];
