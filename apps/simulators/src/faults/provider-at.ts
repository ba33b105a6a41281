import { type ProviderName, SIMULATED_PROVIDERS } from './simulated-providers.data.ts';

/** Returns the provider to whose API an address belongs; undefined for pages and for addresses that no provider has. */
export const providerAt = (url: string): ProviderName | undefined =>
  SIMULATED_PROVIDERS.find(({ paths }) => paths.some((path) => url.startsWith(path)))?.name;
