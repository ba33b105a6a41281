import type { ProviderName } from './line-health.ts';

/**
 * A provider was in trouble so often that it is not asked now. A job that meets this is tried again later; a handler
 * refuses with `provider_unavailable`.
 */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway';

  readonly provider: ProviderName;

  constructor(provider: ProviderName) {
    super(`${provider} is away, so it was not asked`);
    this.provider = provider;
  }
}
