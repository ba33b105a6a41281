import { SettingsProblem } from '@lender/settings';
import type { Keys } from './keys.ts';
import type { ProviderEnv } from './providers.ts';

/** The addresses without which a provider is simulated, and what has a secret only where the provider is in use. */
const ADDRESSES = [
  ['OPENPAY_URL'],
  ['TWILIO_URL'],
  ['SMTP_HOST'],
  ['CEP_URL'],
  ['DIRECT_DEBIT_URL'],
  ['SCORING_URL'],
  ['BELVO_URL'],
  ['VERIFF_URL'],
  ['RECAPTCHA_URL', 'recaptcha'],
  ['IOVATION_URL', 'iovation'],
  ['FACEBOOK_URL', 'facebook'],
  ['BUREAU_URL', 'bureau'],
] as const satisfies readonly (
  | readonly [keyof ProviderEnv, keyof NonNullable<Keys['providers']>]
  | readonly [keyof ProviderEnv]
)[];

/**
 * Refuses to serve people with simulated providers: none of them moves money, sends a message or knows real people.
 *
 * @throws SettingsProblem naming the address of each provider in use that is missing or is the simulators' own
 */
export function refuseSimulators(env: ProviderEnv, { providerKey, providers = {} }: Keys): void {
  const simulated = ADDRESSES.filter(
    ([address, optional]) =>
      (!optional || providers[optional] || providerKey) && isSimulated(env[address], env.SIMULATORS_URL),
  );
  if (simulated.length > 0) throw new SettingsProblem(simulated.map(([address]) => problemOf(address)));
}

const isSimulated = (address: string | undefined, simulators: string): boolean =>
  address === undefined || address.startsWith(simulators);

const problemOf = (address: string): string =>
  `${address}: give the provider's own, since it is simulated otherwise and NODE_ENV is production`;
