import type { ApiError, ApiErrorKind } from './api-error.ts';

/**
 * Returns the Spanish sentence of the error of a call.
 *
 * @example
 * apiErrorMessageEs({ kind: 'network' }) // → 'No llegó ninguna respuesta.'
 */
export const apiErrorMessageEs = ({ kind }: Pick<ApiError, 'kind'>): string => sentences[kind];

const sentences: Readonly<Record<ApiErrorKind, string>> = {
  network: 'No llegó ninguna respuesta.',
  timeout: 'La respuesta tardó demasiado.',
  aborted: 'La llamada se canceló.',
  server: 'El servidor falló.',
  contract: 'La respuesta no se puede leer.',
};
