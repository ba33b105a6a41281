import { formatPlainDate, mexicoDate } from '@lender/calculator';
import type { WordingFault } from '@lender/lending';
import type { Facts, WordsOf } from '@lender/web/forms';
import { unfitWords } from '../../vocabulary/unfit-text.copy.es.ts';
import type { COLLECTION_FORMS, callForm } from './collection-forms.ts';
import { collectionsCopy } from './collections.copy.es.ts';

type Forms = typeof COLLECTION_FORMS;

const { faults } = collectionsCopy;

const again = {
  not_found: 'Este préstamo ya no está. Recarga la página.',
  idempotency_key_in_flight: 'Lo anterior todavía se está guardando. Espera unos segundos y recarga.',
  idempotency_key_reused: 'Esta página ya se usó para otra cosa. Recárgala antes de seguir.',
  invalid: 'El servidor no lo aceptó. Recarga la página e intenta de nuevo.',
} as const;

/** The page shows the hour where the client lives; this is the hour of Mexico City. */
const from = ({ allowedAt }: Facts): string => {
  const at = Date.parse(String(allowedAt));
  if (Number.isNaN(at)) return '';
  const time = new Intl.DateTimeFormat('es-MX', {
    timeZone: 'America/Mexico_City',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
  return ` Se puede desde el ${formatPlainDate(mexicoDate(at))} a las ${time}, hora de la Ciudad de México.`;
};

const contact = {
  ...again,
  contact_stopped: 'El cliente pidió que no lo contacten. Si él llama, sí puedes atenderlo.',
  contact_outside_hours: (facts: Facts) =>
    `Donde vive el cliente no son horas: la ley permite contactarlo de 7:00 a 22:00.${from(facts)}`,
  contact_too_often: (facts: Facts) => `Hoy ya se le buscó tres veces.${from(facts)}`,
  agency_unregistered: 'El despacho que tiene este préstamo no tiene número de REDECO: no puede contactar a nadie.',
} as const;

const note = { invalid: 'Escríbelo en 500 letras o menos.' } as const;
const promiseFields = {
  amount: {
    invalid: 'Escribe un monto en pesos.',
    invalid_input: 'Escribe un monto que no sea más de lo que debe hoy.',
  },
  promisedOn: {
    invalid: 'Elige uno de los días de la lista.',
    invalid_input: 'Elige uno de los días de la lista.',
  },
} as const;
const promiseRefusals = {
  nothing_to_pay: 'Este préstamo no debe nada ahora, o ya no se cobra aquí.',
  promise_open: 'Ya hay una promesa por cumplir. Espera a que llegue su día.',
  invalid_input: 'Revisa el monto y el día.',
} as const;
const isFault = (word: unknown): word is WordingFault => typeof word === 'string' && Object.hasOwn(faults, word);

export const callProblems = {
  fields: {
    channel: { invalid: 'Di quién llamó.' },
    party: { invalid: 'Di con quién hablaste.' },
    outcome: { invalid: 'Di qué pasó.', invalid_input: 'La promesa solo va con «Va a pagar».' },
    ...promiseFields,
    note: { ...note, invalid_input: 'Escribe qué dijo el cliente.' },
  },
  form: {
    ...contact,
    ...promiseRefusals,
    contact_third_party:
      'De la deuda solo se habla con el cliente: nunca con referencias, familiares ni nadie más. No se guardó, y el intento queda en la bitácora.',
  },
} satisfies WordsOf<typeof callForm>;

export const collectionProblems = {
  text: {
    fields: {
      text: {
        invalid: 'Escribe el mensaje, en 300 letras o menos.',
        contact_wording: ({ fault, word }) =>
          `No se puede enviar: ${isFault(fault) ? faults[fault] : 'no está permitido'} («${word}»).`,
        text_unfit: unfitWords,
      },
    },
    form: {
      ...contact,
      contact_wording: 'Ese mensaje no se puede enviar. Cambia lo que dice.',
      text_unfit: unfitWords,
    },
  } satisfies WordsOf<Forms['text']>,
  promise: {
    fields: { ...promiseFields, note },
    form: { ...again, ...promiseRefusals },
  } satisfies WordsOf<Forms['promise']>,
  stop: { fields: { note }, form: again } satisfies WordsOf<Forms['stop']>,
  allow: { fields: { note }, form: again } satisfies WordsOf<Forms['allow']>,
  agency: {
    fields: { agencyId: { invalid: 'Elige un despacho.' }, note },
    form: {
      ...again,
      agency_unregistered: 'Ese despacho no tiene número de REDECO: no puede cobrar. Anótalo primero en Despachos.',
    },
  } satisfies WordsOf<Forms['agency']>,
} as const;
