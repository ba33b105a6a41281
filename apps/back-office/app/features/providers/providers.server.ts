import { listProviders } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { unreadable } from '../../platform/unreadable.ts';
import { type ProviderView, providerView } from './provider-view.ts';

export interface ProvidersView {
  readonly providers: readonly ProviderView[];
  /** Names of the providers that are not called, because they did not answer. */
  readonly away: readonly string[];
}

/** Reads every provider, and how it answers. */
export async function readProviders(call: Call): Promise<ProvidersView> {
  const answer = await call(listProviders);
  if (!answer.ok) throw unreadable('the providers', answer.refusal);
  const providers = answer.data.map(providerView);
  const away = answer.data.flatMap(({ provider, line }) => (line?.state === 'open' ? [provider] : []));
  return { providers, away: providers.flatMap(({ id, name }) => (away.some((one) => one === id) ? [name] : [])) };
}
