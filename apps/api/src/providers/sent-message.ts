import type { Result } from '@lender/money';

/**
 * A message that a provider took, or that it refuses for good: the address is wrong, or its owner wants nothing more.
 * `code` is the provider's own.
 */
export type SentMessage = Result<{ readonly providerId: string }, { readonly code: string }>;
