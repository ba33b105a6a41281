import type { ApiError, ApiErrorKind } from './api-error.ts';

/**
 * The English sentence of what broke a call. The error's own `message` is for developers.
 *
 * @example
 * apiErrorMessage({ kind: 'network' }) // → 'No answer came'
 */
export const apiErrorMessage = ({ kind }: Pick<ApiError, 'kind'>): string => sentences[kind];

const sentences: Readonly<Record<ApiErrorKind, string>> = {
  network: 'No answer came',
  timeout: 'The answer took too long',
  aborted: 'The call was taken back',
  server: 'The server failed',
  contract: 'The answer cannot be read',
};
