import type { BlockKind } from '@lender/contract';
import type { WordsOf } from '@lender/web/forms';
import type { blockForm } from './block-form.ts';

export const blockListCopy = {
  title: 'Datos bloqueados',
  lead: 'Quien pide un préstamo con uno de estos datos es rechazado. Nadie puede leerlos completos, ni siquiera aquí.',
  tabs: 'Tipo de dato',
  all: 'Todos',
  kinds: {
    curp: 'CURP',
    phone: 'Celular',
    email: 'Correo',
    clabe: 'CLABE',
    card: 'Tarjeta',
    device: 'Dispositivo',
  } satisfies Record<BlockKind, string>,
  empty: 'No hay datos bloqueados.',
  columns: {
    kind: 'Dato',
    ending: 'Termina en',
    reason: 'Por qué',
    addedBy: 'Lo bloqueó',
    addedAt: 'Desde',
    actions: 'Qué se puede hacer',
  },
  unknownStaff: 'Alguien que ya no está',
  add: {
    open: 'Bloquear un dato',
    title: 'Bloquear un dato',
    kind: 'Qué es',
    choose: 'Elige uno',
    value: 'El dato completo',
    valueHint: 'No se podrá volver a leer: solo queda su final.',
    reason: 'Por qué',
    reasonHint: 'Queda guardado con tu nombre.',
    submit: 'Bloquear',
  },
  remove: {
    open: 'Quitar',
    openName: (kind: string, ending: string) => `Quitar ${kind} que termina en ${ending}`,
    title: (kind: string, ending: string) => `Quitar ${kind} que termina en ${ending}`,
    effect: 'Quien tenga este dato vuelve a poder pedir un préstamo. Que estuvo bloqueado queda en la bitácora.',
    submit: 'Quitar el bloqueo',
  },
  back: 'Volver sin hacer nada',
  flash: { bloqueado: 'El dato está bloqueado.', quitado: 'El dato ya no está bloqueado.' },
  refused: 'No se guardó',
  problems: {
    fields: {
      kind: { invalid: 'Elige qué es.' },
      identifier: {
        invalid: 'Escribe el dato, en 100 letras o menos.',
        invalid_identificator: 'No es un dato de ese tipo. Revísalo y escríbelo completo otra vez.',
      },
      reason: { invalid: 'Escribe por qué, en 500 letras o menos.' },
    },
    form: {
      invalid_identificator: 'No es un dato de ese tipo. Revísalo y escríbelo completo otra vez.',
      idempotency_key_in_flight: 'Lo anterior todavía se está guardando. Espera unos segundos y recarga.',
      idempotency_key_reused: 'Esta página ya se usó para otra cosa. Recárgala antes de seguir.',
      invalid: 'El servidor no lo aceptó. Recarga la página e intenta de nuevo.',
    },
  } satisfies WordsOf<typeof blockForm>,
  removeProblems: {
    not_found: 'Alguien más ya lo quitó.',
    other: 'El servidor no pudo quitarlo. Intenta de nuevo.',
  },
} as const;
