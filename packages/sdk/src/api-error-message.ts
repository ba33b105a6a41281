import type { ApiError, ApiErrorKind } from './api-error.ts';

/**
 * The English sentence of what broke a call. The error's own `message` is for developers.
 *
 * @example
 * apiErrorMessage({ kind: 'network' }) // → 'The server did not answer'
 */
export const apiErrorMessage = ({ kind }: Pick<ApiError, 'kind'>): string => sentences[kind];

const sentences: Readonly<Record<ApiErrorKind, string>> = {
  network: 'The server did not answer',
  timeout: 'The answer took too long',
  aborted: 'The call was cancelled',
  server: 'The server failed',
  contract: 'The answer cannot be read',
};
