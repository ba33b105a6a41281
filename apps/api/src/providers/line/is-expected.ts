import { HTTPError, NetworkError, TimeoutError } from 'ky';
import { NotNow } from './not-now.ts';
import { ProviderAway } from './provider-away.ts';
import { ProviderTrouble } from './trouble.ts';

const PROVIDERS = [NotNow, ProviderAway, ProviderTrouble, HTTPError, NetworkError, TimeoutError];

/** True for a provider's trouble: jobs are tried again, `/health/providers` shows it, and nothing of ours is broken. */
export const isExpected = (error: unknown): boolean => PROVIDERS.some((kind) => error instanceof kind);
