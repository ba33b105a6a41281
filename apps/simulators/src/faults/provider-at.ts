import { type ProviderName, SIMULATED_PROVIDERS } from './simulated-providers.data.ts';

/** Whose API an address belongs to; undefined for pages and for what no provider has. */
export const providerAt = (url: string): ProviderName | undefined =>
  SIMULATED_PROVIDERS.find(({ paths }) => paths.some((path) => url.startsWith(path)))?.name;
