import type { WordsOf } from '@lender/web/forms';
import type { contactCodeForm, contactForm } from './contact-form.ts';

const form = {
  not_found: 'Este cliente ya no existe.',
  unchanged: 'Su cuenta ya tiene ese celular o correo.',
  not_unique: 'Ese celular o correo es de otro cliente.',
  illegal_transition: 'Espera su firma o su dinero: hasta entonces su celular no cambia.',
  contact_changed_recently: 'Ya cambió su celular o su correo hace menos de tres días. Espera a que pasen.',
  already_sent_in_last_minutes: 'Ya le mandamos un código hace menos de un minuto. Pídele ese, o espera y manda otro.',
  request_count_by_day_exceed: 'Ya le mandamos los códigos que caben en un día. Mañana puedes mandar otro.',
  rate_limited: 'Hubo demasiados intentos con este cliente. Espera una hora e intenta de nuevo.',
  code_wrong: 'Ese código no es. Pídele que lo lea otra vez.',
  code_expired: 'Ese código ya no sirve. Manda otro.',
  approval_pending: 'Ya se pidió otro celular o correo para este cliente, y espera a otra persona.',
  idempotency_key_in_flight: 'Lo anterior todavía se está guardando. Espera unos segundos y recarga.',
  idempotency_key_reused: 'Esta página ya se usó para otra petición. Recárgala.',
  forbidden: 'Tu rol no puede hacerlo.',
  invalid: 'El servidor no lo aceptó. Recarga la página e intenta de nuevo.',
} as const;

/** Texts for a client's new phone or e-mail: a code is sent there first, and another person decides. */
export const contactCopy = {
  title: 'Corregir celular o correo',
  lead: 'Mandamos un código a la dirección nueva. El cliente te lo dicta, y otra persona decide. Avisamos a la dirección de antes, desde donde se puede deshacer durante tres días, y cerramos sus sesiones.',
  address: 'Celular o correo nuevo',
  addressHint: '10 dígitos, o un correo.',
  send: 'Mandar el código',
  sendAgain: 'Mandar otro código',
  otherAddress: 'Escribir otra dirección',
  sent: 'El código ya va en camino',
  sentLead: 'Pídele al cliente que te lo dicte.',
  code: 'Código que te dicta el cliente',
  reason: 'Por qué cambia',
  proof: 'Cómo supiste que es el cliente',
  choose: 'Elige una opción',
  note: 'Qué pasó',
  submit: 'Pedir aprobación',
  summary: 'Revisa lo que pides',
  refused: 'No se pidió',
  problems: {
    fields: {
      address: { invalid: 'Escribe un celular de 10 dígitos o un correo.' },
      code: { invalid: 'Escribe el código con sus dígitos, sin espacios.' },
      reason: { invalid: 'Elige por qué cambia.' },
      proof: { invalid: 'Elige cómo supiste que es el cliente.' },
      note: { invalid: 'Escribe qué pasó, en 500 letras o menos.' },
    },
    form,
  } satisfies WordsOf<typeof contactForm> & WordsOf<typeof contactCodeForm>,
} as const;
