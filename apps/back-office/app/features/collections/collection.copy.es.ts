import { formatPlainDate, mexicoDate } from '@lender/calculator';
import type { MexicanZone, WordingFault } from '@lender/lending';
import type { Facts, WordsOf } from '@lender/web/forms';
import { unfitWords } from '../../vocabulary/unfit-text.copy.es.ts';
import type { COLLECTION_FORMS } from './collection-forms.ts';
import type { CollectionIntent } from './collection-intent.ts';
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
const isFault = (word: unknown): word is WordingFault => typeof word === 'string' && Object.hasOwn(faults, word);

export const collectionCopy = {
  title: (client: string) => `Cobranza de ${client}`,
  back: 'Cobranza',
  toLoan: 'Ver el préstamo',
  hold: 'Proponer una pausa',
  refused: 'No se puede hacer',
  cancel: 'Volver sin hacer nada',
  done: 'Quedó guardado.',
  reported: 'El cliente avisó algo de este préstamo y alguien lo revisa: mientras, no se le recuerda ni se le cobra.',
  notLate: 'Este préstamo ya no está atrasado: no hace falta buscar al cliente.',
  owed: {
    title: 'Qué debe hoy',
    overdue: 'Vencido',
    owed: 'Para liquidar',
    daysLate: 'Días de atraso',
    dueOn: 'Debió pagar el',
    phone: 'Celular',
    status: 'Préstamo',
  },
  clock: {
    title: 'Si se le puede llamar',
    there: (time: string) => `Donde vive son las ${time}`,
    zones: {
      'America/Mexico_City': 'Hora del centro',
      'America/Tijuana': 'Hora de Tijuana',
      'America/Hermosillo': 'Hora de Hermosillo',
      'America/Mazatlan': 'Hora de Mazatlán',
      'America/Bahia_Banderas': 'Hora de Bahía de Banderas',
      'America/Cancun': 'Hora de Cancún',
      'America/Matamoros': 'Hora de Matamoros',
      'America/Ojinaga': 'Hora de Ojinaga',
      'America/Ciudad_Juarez': 'Hora de Ciudad Juárez',
    } satisfies Record<MexicanZone, string>,
    tries: (made: number, most: number) => `${made} de ${most} intentos de hoy`,
    stop: 'Pidió no ser contactado',
    stopBy: (since: string, by: string, words: string) => `${since}, lo anotó ${by}: ${words}`,
    agency: 'Lo cobra el despacho',
    agencyOf: (name: string, redeco: string) => `${name}, REDECO ${redeco}`,
    noRedeco: 'sin número',
    nobody: 'alguien que ya no está',
  },
  pay: {
    title: 'Cómo puede pagar',
    clabe: 'CLABE del préstamo',
    reference: 'Referencia para tienda',
    referenceOf: (reference: string, amount: string, until: string) => `${reference}, ${amount}, hasta el ${until}`,
    none: 'Todavía no pide con qué pagar. En «Mi préstamo» encuentra su CLABE y su referencia.',
  },
  contacts: {
    title: 'Contactos',
    empty: 'Todavía nadie lo ha buscado. Si son horas, llámale y anota qué dijo.',
    at: 'Cuándo',
    channel: 'Cómo',
    outcome: 'Qué pasó',
    note: 'Nota o mensaje',
    by: 'Quién',
  },
  promises: {
    title: 'Promesas de pago',
    empty: 'No ha prometido nada.',
    promised: 'Prometió',
    paid: 'Ha pagado',
    state: 'Estado',
    madeAt: 'La hizo',
  },
  actions: {
    call: 'Anotar una llamada',
    text: 'Enviar un mensaje',
    promise: 'Anotar una promesa',
    stop: 'No contactar más',
    allow: 'Permitir contacto',
    agency: 'Despacho',
  } satisfies Record<CollectionIntent, string>,
  leads: {
    call: 'Anótala en el momento. Si no se debe llamar ahora, no se guarda y queda en la bitácora.',
    text: 'Sale ahora, a su celular y a su correo confirmado, con nuestro nombre y teléfono. No amenaces ni menciones a otras personas.',
    promise: 'Se cumple o no según lo que de verdad pague. Solo puede haber una promesa por cumplir.',
    stop: 'Nadie vuelve a llamarle ni a escribirle por lo que debe. Si él llama, sí se le puede atender.',
    allow: 'Se le puede volver a contactar, en sus horas.',
    agency: 'Solo un despacho con número de REDECO puede cobrar. Elige «Ninguno» para recuperar el préstamo.',
  } satisfies Record<CollectionIntent, string>,
  submit: {
    call: 'Guardar la llamada',
    text: 'Enviar',
    promise: 'Guardar la promesa',
    stop: 'No contactar más',
    allow: 'Permitir contacto',
    agency: 'Guardar',
  } satisfies Record<CollectionIntent, string>,
  fields: {
    channel: 'Quién llamó',
    channels: { call: 'Nosotros', incoming_call: 'El cliente' },
    party: 'Con quién hablaste',
    outcome: 'Qué pasó',
    note: 'Nota',
    noteWhy: 'Por qué',
    noteHint: 'Queda guardado con tu nombre.',
    text: 'Mensaje',
    textHint: 'Hasta 300 letras.',
    amount: 'Cuánto',
    promisedOn: 'Qué día, a más tardar',
    until: (day: string) => `Hasta el ${day}.`,
    agencyId: 'Despacho',
    none: 'Ninguno',
    choose: 'Elige uno',
  },
  problems: {
    call: {
      fields: {
        channel: { invalid: 'Di quién llamó.' },
        party: { invalid: 'Di con quién hablaste.' },
        outcome: { invalid: 'Di qué pasó.' },
        note,
      },
      form: {
        ...contact,
        contact_third_party:
          'De la deuda solo se habla con el cliente: nunca con referencias, familiares ni nadie más. No se guardó, y el intento queda en la bitácora.',
      },
    } satisfies WordsOf<Forms['call']>,
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
      fields: {
        amount: { invalid: 'Escribe un monto que no sea más de lo que debe hoy.' },
        promisedOn: { invalid: 'Elige un día de hoy en adelante, dentro de los próximos 15.' },
        note,
      },
      form: {
        ...again,
        nothing_to_pay: 'Este préstamo no debe nada ahora, o ya no se cobra aquí.',
        promise_open: 'Ya hay una promesa por cumplir. Espera a que llegue su día.',
        invalid_input: 'Revisa el monto y el día.',
      },
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
  },
} as const;
