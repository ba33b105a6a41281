import { REVEALED_SECONDS, type RevealedIdentifier } from '@lender/contract';
import type { WordsOf } from '@lender/web/forms';
import type { revealForm } from './reveal-fields.ts';

export const revealCopy = {
  open: 'Mostrar',
  names: {
    curp: 'CURP',
    phone: 'celular',
    email: 'correo',
    clabe: 'CLABE',
    reference_phone: 'teléfono de la referencia',
  } satisfies Record<RevealedIdentifier, string>,
  /** For screen readers: says which of the links this is. */
  openName: (name: string) => `Mostrar ${name}`,
  title: (name: string) => `Ver ${name} sin ocultar`,
  reason: 'Para qué lo necesitas',
  reasonHint: 'Queda en la bitácora con tu nombre, y quien audita lo lee.',
  submit: (name: string) => `Mostrar ${name}`,
  cancel: 'No mostrar',
  summary: 'Revisa el motivo',
  shown: (name: string) => `Aquí está: ${name}`,
  hides: `Se oculta en ${REVEALED_SECONDS} segundos.`,
  counted: (times: number) => (times === 1 ? 'Es el primero que ves hoy.' : `Es el número ${times} que ves hoy.`),
  left: (count: number) => (count === 1 ? 'Te queda 1 por hoy.' : `Te quedan ${count} por hoy.`),
  dial: 'Llamar',
  hide: 'Ocultar ya',
  problems: {
    fields: { reason: { invalid: 'Escribe para qué lo necesitas, con 8 a 200 letras.' } },
    form: {
      not_found: 'El cliente ya no tiene ese dato.',
      identifier_quota_used:
        'Ya viste todos los datos completos de hoy. Pide más en Mi acceso: lo aprueba otra persona.',
      invalid: 'El servidor no aceptó el motivo. Recarga la página e intenta de nuevo.',
    },
  } satisfies WordsOf<ReturnType<typeof revealForm>>,
} as const;
