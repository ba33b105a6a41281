import type { CollectorError, CollectorErrorKind } from './collector-error.ts';

/**
 * Returns the Spanish sentence of a kind of error.
 *
 * @example
 * collectorMessageEs({ kind: 'not_started' }) // → 'La recolección no ha empezado.'
 */
export const collectorMessageEs = ({ kind }: Pick<CollectorError, 'kind'>): string => sentences[kind];

const sentences: Readonly<Record<CollectorErrorKind, string>> = {
  auth_key_invalid: 'El servidor de puntaje no conoce esta cuenta.',
  internal: 'El servidor de puntaje falló al iniciar la sesión.',
  state_invalid: 'Esta referencia ya se usó, está completa o venció.',
  value_invalid: 'Esta no es una referencia.',
  unknown: 'El servidor de puntaje no pudo leer lo que se envió.',
  action_forbidden: 'Esta cuenta no puede hacer eso.',
  other: 'El servidor de puntaje rechazó lo que se envió.',
  network: 'El servidor de puntaje no responde.',
  exception: 'El servidor de puntaje dio una respuesta que no se puede leer.',
  not_started: 'La recolección no ha empezado.',
  already_started: 'La recolección ya empezó.',
  consent_missing: 'Nadie ha dado su consentimiento.',
  unsupported: 'Este navegador no puede cifrar aquí, o la llave pública no es una.',
  queue_full: 'Esperaba demasiado por enviar y se abandonó lo más viejo.',
};
