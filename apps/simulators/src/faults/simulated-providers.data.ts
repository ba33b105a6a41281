/**
 * Providers that can have faults, with the beginnings of the addresses that are their APIs. Pages for people have other
 * addresses, so that they continue to work.
 */
export const SIMULATED_PROVIDERS = [
  { name: 'openpay', paths: ['/openpay/v1/'], sendsNotices: true },
  { name: 'twilio', paths: ['/2010-04-01/'], sendsNotices: false },
  { name: 'smtp', paths: [], sendsNotices: false },
  { name: 'cep', paths: ['/cep/'], sendsNotices: false },
  { name: 'belvo', paths: ['/belvo/api/'], sendsNotices: true },
  { name: 'direct-debit', paths: ['/direct-debit/'], sendsNotices: true },
  { name: 'veriff', paths: ['/veriff/v1/'], sendsNotices: true },
  { name: 'sentry', paths: ['/sentry/api/'], sendsNotices: false },
  { name: 'recaptcha', paths: ['/recaptcha/api/'], sendsNotices: false },
  { name: 'iovation', paths: ['/iovation/fraud/'], sendsNotices: false },
  { name: 'facebook', paths: ['/facebook/v19.0/oauth/', '/facebook/v19.0/me'], sendsNotices: false },
  { name: 'bureau', paths: ['/bureau/'], sendsNotices: false },
  { name: 'scoring', paths: ['/api/account/', '/api/datasets/'], sendsNotices: false },
] as const satisfies readonly SimulatedProvider[];

interface SimulatedProvider {
  readonly name: string;
  /** Empty where the provider does not speak HTTP. */
  readonly paths: readonly string[];
  /** True when the provider sends notices to the lender, so that a fault may affect them. */
  readonly sendsNotices: boolean;
}

export type ProviderName = (typeof SIMULATED_PROVIDERS)[number]['name'];
