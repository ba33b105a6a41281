import type { AuditKind, RefusalCode } from '@lender/contract';
import { subjectCopy } from '../../shell/subject/subject.copy.es.ts';
import { staffRoleWords } from '../../vocabulary/staff-role.copy.es.ts';

export const auditCopy = {
  title: 'Bitácora',
  lead: 'Lo que el equipo hizo y los datos personales que vio, primero lo último. Si alguien la altera, se nota.',
  kinds: {
    write: 'Lo que se hizo',
    read: 'Datos que se vieron',
    sign_in: 'Entradas',
  } satisfies Record<AuditKind, string>,
  all: 'Todo',
  filter: {
    label: 'Filtrar la bitácora',
    kind: 'Qué',
    call: 'Acción',
    anyCall: 'Cualquiera',
    from: 'Desde',
    to: 'Hasta',
    submit: 'Filtrar',
  },
  subject: {
    open: 'Buscar un asunto',
    label: 'Cliente, solicitud o préstamo',
    hint: subjectCopy.hint,
    submit: 'Buscar el asunto',
  },
  only: {
    staff: (name: string) => `Solo lo de ${name}`,
    subject: 'Solo lo de este asunto',
    call: (words: string) => `Solo «${words}»`,
    clear: 'Quitar',
  },
  columns: { number: 'No.', at: 'Cuándo', who: 'Quién', what: 'Qué', about: 'Sobre', details: 'Datos' },
  signedIn: 'entró',
  begun: 'Empezó',
  refused: (why: string) => `No se hizo: ${why}`,
  /** Reasons for a refusal; one without words here is named by its code. */
  refusals: {
    forbidden: 'su rol no lo incluye',
    not_found: 'no existe',
    invalid_input: 'algún dato no era válido',
    illegal_transition: 'su estado ya no lo permitía',
    approval_own: 'nadie aprueba lo suyo',
    identifier_quota_used: 'ya se vieron todos los datos del día',
    approval_not_independent: 'las dos personas no son independientes',
    approval_stale: 'algo cambió desde que se pidió',
    rate_limited: 'demasiadas veces seguidas',
  } satisfies Partial<Record<RefusalCode, string>> as Readonly<Record<string, string>>,
  /** Words for a call that has none of its own. */
  otherCall: (call: string) => `pidió ${call}`,
  roles: staffRoleWords,
  /** Names of the fields of a request, by their place in it; a field without a word here is named as it was sent. */
  said: {
    'body.reason': 'Motivo',
    'body.note': 'Nota',
    'body.identifier': 'Dato',
    'body.status': 'Estado',
    'body.kind': 'Tipo',
    'body.value': 'Valor',
    'body.amount.amount': 'Monto',
    'body.amount.currency': 'Moneda',
  } as Readonly<Record<string, string>>,
  showDetails: (count: number) => (count === 1 ? 'Ver 1 dato' : `Ver ${count} datos`),
  about: 'Ver lo de este asunto',
  none: 'No hay nada escrito con estos filtros.',
  older: 'Ver lo anterior',
  newest: 'Volver a lo último',
  check: {
    submit: 'Revisar que esté completa',
    whole: 'La bitácora está completa',
    count: (entries: number) => (entries === 1 ? 'Tiene 1 registro.' : `Tiene ${entries} registros, uno tras otro.`),
    head: (seal: string) =>
      `Sello del último: ${seal}. Guárdalo fuera de aquí: prueba que nadie quitó registros del final.`,
    broken: 'Alguien cambió la bitácora',
    brokenAt: (number: number) =>
      `El registro ${number} falta o no es el que se escribió. No la uses como prueba desde ahí y avisa a quien cuida el servidor.`,
  },
} as const;
