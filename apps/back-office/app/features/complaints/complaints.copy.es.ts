import type { ComplaintChannel, ComplaintKind, ComplaintOutcome } from '@lender/lending';
import type { WordsOf } from '@lender/web/forms';
import { unfitWords } from '../../vocabulary/unfit-text.copy.es.ts';
import type { answerForm, correctForm, extendForm, openForm } from './complaint-forms.ts';

const again = {
  not_found: 'El cliente, el préstamo o la queja no existe. Revísalo.',
  idempotency_key_in_flight: 'Lo anterior todavía se está guardando. Espera unos segundos y recarga.',
  idempotency_key_reused: 'Esta página ya se usó para otra cosa. Recárgala antes de seguir.',
  invalid: 'El servidor no lo aceptó. Recarga la página e intenta de nuevo.',
} as const;
const answerFields = {
  outcome: { invalid: 'Elige el resultado.' },
  text: { invalid: 'Escribe la respuesta, en 2000 letras o menos.', text_unfit: unfitWords },
} as const;
const answered = 'Alguien más ya la respondió. Recarga la página.';
const days = (count: number): string => (count === 1 ? '1 día' : `${count} días`);

export const complaintsCopy = {
  title: 'Quejas y aclaraciones',
  lead: 'Lo que llega a la Unidad Especializada, primero lo que vence antes.',
  help: 'Consultas y reclamaciones: 30 días hábiles. Aclaraciones: 45 días naturales, con una sola prórroga de 15. Los plazos son conocimiento general: confírmalos con un abogado.',
  tabs: 'Estado de las quejas',
  open: 'Por responder',
  answered: 'Respondidas',
  filter: { kind: 'Tipo', all: 'Todos', submit: 'Filtrar' },
  month: { label: 'Mes', submit: 'Descargar conteo (CSV)' },
  kinds: {
    inquiry: 'Consulta',
    claim: 'Reclamación',
    clarification: 'Aclaración',
  } satisfies Record<ComplaintKind, string>,
  channels: {
    phone: 'Teléfono',
    email: 'Correo',
    letter: 'Carta',
    in_person: 'En persona',
    authority: 'CONDUSEF',
  } satisfies Record<ComplaintChannel, string>,
  outcomes: {
    in_favour: 'A favor del cliente',
    in_part: 'En parte a favor',
    against: 'En contra',
    informed: 'Se le informó',
  } satisfies Record<ComplaintOutcome, string>,
  empty: 'No hay quejas aquí. Las que lleguen se registran con «Registrar».',
  columns: {
    folio: 'Folio',
    kind: 'Tipo',
    person: 'Quién',
    channel: 'Por dónde',
    openedAt: 'Llegó',
    dueOn: 'Vence',
    left: 'Plazo',
  },
  left: (count: number) =>
    count < 0
      ? `Venció hace ${days(-count)}`
      : count === 0
        ? 'Vence hoy'
        : `${count === 1 ? 'Queda' : 'Quedan'} ${days(count)}`,
  inTime: 'A tiempo',
  late: 'Fuera de plazo',
  start: 'Ir al principio',
  next: 'Ver las siguientes',
  cancel: 'Volver sin hacer nada',
  choose: 'Elige uno',
  refused: 'No se guardó',
  opening: {
    link: 'Registrar',
    title: 'Registrar una queja',
    kind: 'Tipo',
    channel: 'Por dónde llegó',
    personName: 'Quién se queja',
    personNameHint: 'Vacío: la persona que elegiste.',
    text: 'Qué dice',
    textHint: 'Se guarda en una línea, de hasta 2000 letras.',
    submit: 'Registrar',
    done: (folio: string) => `Quedó registrada con el folio ${folio}. Si es cliente, ya se lo mandamos.`,
  },
  one: {
    title: (folio: string) => `Queja ${folio}`,
    back: 'Quejas y aclaraciones',
    facts: 'Datos',
    text: 'Qué dice',
    takenBy: 'La registró',
    nobody: 'Alguien que ya no está',
    extension: 'Prórroga',
    client: 'Cliente',
    toClient: 'Ver al cliente',
    toLoan: 'Ver el préstamo',
    answer: 'Respuesta',
    answeredBy: (at: string, by: string) => `${at}, ${by}`,
    correction: 'Respuesta corregida',
    superseded: 'Respuesta anterior, ya corregida',
    doneAnswer: 'Quedó respondida. Si es cliente, ya le mandamos la respuesta.',
    doneCorrect: 'Quedó corregida. Si es cliente, ya le mandamos la respuesta nueva.',
    doneExtend: 'Quedó la prórroga. Si es cliente, ya se lo avisamos.',
  },
  answering: {
    link: 'Responder',
    title: 'Responder',
    lead: 'La respuesta cierra la queja. Antes de enviarla la ves completa.',
    review: 'Ver antes de enviar',
    preview: 'Así la recibe el cliente',
    final: 'Léela una vez más: enviada, solo se corrige con otro mensaje. Si la cambias, la vuelves a ver.',
    outcome: 'Resultado',
    text: 'Respuesta',
    submit: 'Enviar la respuesta',
    problems: {
      fields: answerFields,
      form: { ...again, complaint_answered: answered, text_unfit: unfitWords },
    } satisfies WordsOf<typeof answerForm>,
  },
  correcting: {
    link: 'Corregir la respuesta',
    title: 'Corregir la respuesta',
    lead: 'El cliente recibe la respuesta nueva, con el aviso de que la anterior tenía un error. La anterior se conserva aquí.',
    submit: 'Enviar la corrección',
    problems: {
      fields: answerFields,
      form: { ...again, complaint_open: 'Todavía no se responde. Recarga la página.', text_unfit: unfitWords },
    } satisfies WordsOf<typeof correctForm>,
  },
  extending: {
    link: 'Pedir prórroga',
    title: (day: string) => `Prórroga hasta el ${day}`,
    lead: 'Solo se puede una vez. El cliente recibe el motivo y la fecha nueva.',
    reason: 'Motivo',
    submit: 'Guardar la prórroga',
    problems: {
      fields: { reason: { invalid: 'Escribe el motivo, en 500 letras o menos.', text_unfit: unfitWords } },
      form: {
        ...again,
        text_unfit: unfitWords,
        complaint_answered: answered,
        complaint_not_extendable: 'Este plazo ya no se puede alargar.',
      },
    } satisfies WordsOf<typeof extendForm>,
  },
  openProblems: {
    fields: {
      find: { invalid: 'Escribe al menos dos letras o cuatro dígitos.' },
      about: { invalid: 'Búscalo otra vez y elígelo.' },
      kind: { invalid: 'Elige el tipo.' },
      channel: { invalid: 'Elige por dónde llegó.' },
      personName: { invalid: 'Escribe el nombre, en 120 letras o menos, o elige de quién es.' },
      text: { invalid: 'Escribe qué dice, en 2000 letras o menos.' },
    },
    form: again,
  } satisfies WordsOf<typeof openForm>,
  csv: {
    kind: 'tipo',
    channel: 'medio',
    outcome: 'resultado',
    complaints: 'casos',
    late: 'fuera_de_plazo',
    open: 'sin_respuesta',
  },
} as const;
