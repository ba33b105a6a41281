import type { ProviderName } from './line-health.ts';

/**
 * A provider was in trouble so often that it is not called now. A job that gets this error is tried again later; a
 * handler refuses with `provider_unavailable`.
 */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway';

  readonly provider: ProviderName;

  constructor(provider: ProviderName) {
    super(`${provider} is away, so it was not asked`);
    this.provider = provider;
  }
}
