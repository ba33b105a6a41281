import type { Result } from '@lender/result';

/**
 * Message that a provider took, or that it refuses for good: the address is wrong, or its owner wants no more messages.
 * `code` is the provider's own.
 */
export type SentMessage = Result<{ readonly providerId: string }, { readonly code: string }>;
