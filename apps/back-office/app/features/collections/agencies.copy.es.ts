import type { WordsOf } from '@lender/web/forms';
import type { addAgencyForm, registerAgencyForm } from './agency-forms.ts';

const again = {
  idempotency_key_in_flight: 'Lo anterior todavía se está guardando. Espera unos segundos y recarga.',
  idempotency_key_reused: 'Esta página ya se usó para otra cosa. Recárgala antes de seguir.',
  invalid: 'El servidor no lo aceptó. Recarga la página e intenta de nuevo.',
} as const;
const redeco = {
  invalid: 'Escribe el número como aparece en el REDECO: letras mayúsculas, números, guiones o diagonales.',
};

export const agenciesCopy = {
  title: 'Despachos de cobranza',
  lead: 'Solo cobra quien tiene número en el REDECO. Sin número, nadie de ese despacho puede contactar a un cliente.',
  back: 'Cobranza',
  empty: 'No hay despachos. Agrega uno para poder asignarle préstamos.',
  columns: { name: 'Despacho', redeco: 'REDECO', loans: 'Préstamos', since: 'Revisado', actions: 'Qué se puede hacer' },
  none: 'Sin número',
  add: {
    open: 'Agregar un despacho',
    title: 'Agregar un despacho',
    name: 'Nombre',
    redeco: 'Número de REDECO',
    redecoHint: 'Déjalo vacío si todavía no lo tiene: no se le podrá asignar nada.',
    submit: 'Agregar',
  },
  register: {
    open: 'Cambiar el número',
    openName: (name: string) => `Cambiar el número de ${name}`,
    title: (name: string) => `Número de REDECO de ${name}`,
    redecoHint: 'Vacío: ya no está registrado, y deja de poder contactar a sus clientes.',
    note: 'Por qué',
    noteHint: 'Queda guardado con tu nombre.',
    submit: 'Guardar',
  },
  cancel: 'Volver sin hacer nada',
  done: 'Quedó guardado.',
  refused: 'No se guardó',
  addProblems: {
    fields: { name: { invalid: 'Escribe el nombre, en 120 letras o menos.' }, redecoNumber: redeco },
    form: again,
  } satisfies WordsOf<typeof addAgencyForm>,
  registerProblems: {
    fields: { redecoNumber: redeco, note: { invalid: 'Escribe por qué, en 500 letras o menos.' } },
    form: { ...again, not_found: 'Este despacho ya no está. Recarga la página.' },
  } satisfies WordsOf<typeof registerAgencyForm>,
} as const;
