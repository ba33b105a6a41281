import { HTTPError, NetworkError, TimeoutError } from 'ky';
import { NotNow } from './not-now.ts';
import { ProviderAway } from './provider-away.ts';
import { ProviderTrouble } from './trouble.ts';

const PROVIDERS = [NotNow, ProviderAway, ProviderTrouble, HTTPError, NetworkError, TimeoutError];

/** A provider's trouble, for which jobs come back and which `/health/providers` shows: nothing of ours is broken. */
export const isExpected = (error: unknown): boolean => PROVIDERS.some((kind) => error instanceof kind);
