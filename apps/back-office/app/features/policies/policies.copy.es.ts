import type { PolicyDraftState, PolicyState } from '@lender/contract';
import type { WordsOf } from '@lender/web/forms';
import type { StatusWord } from '../../vocabulary/status-word.ts';
import type { startForm } from './start-form.ts';

export const policiesCopy = {
  title: 'Políticas',
  lead: 'Con qué reglas se decide cada solicitud. Un borrador se prueba y lo publica otra persona.',
  versions: 'Versiones publicadas',
  drafts: 'Borradores',
  noDrafts: 'No hay borradores. Empieza uno a partir de una versión.',
  since: (when: string) => `Decide desde el ${when}`,
  changed: 'Qué cambió frente a la versión anterior',
  columns: {
    version: 'Versión',
    state: 'Estado',
    since: 'Decide desde',
    by: 'La pidió',
    approvedBy: 'La aprobó',
    reason: 'Por qué',
    note: 'Para qué',
    basedOn: 'Parte de',
    author: 'La empezó',
    changedAt: 'Último cambio',
  },
  states: {
    live: { label: 'Decide hoy', tone: 'ok' },
    retired: { label: 'Anterior', tone: 'neutral' },
    scheduled: { label: 'Empieza después', tone: 'info' },
  } satisfies Record<PolicyState, StatusWord>,
  draftStates: {
    open: { label: 'Borrador', tone: 'info' },
    asked: { label: 'Espera aprobación', tone: 'warn' },
    published: { label: 'Publicado', tone: 'ok' },
    discarded: { label: 'Descartado', tone: 'neutral' },
  } satisfies Record<PolicyDraftState, StatusWord>,
  byProgram: 'Vino con el programa',
  version: (version: number) => `Versión ${version}`,
  start: {
    title: 'Empezar un borrador',
    basedOn: 'A partir de la versión',
    basedOnHint: 'Elige una anterior para volver a ella.',
    note: 'Para qué',
    noteHint: 'Lo lee quien la apruebe. Por ejemplo: bajar la mora de primeros préstamos.',
    submit: 'Empezar borrador',
  },
  refused: 'No se guardó',
  problems: {
    draft_changed: 'Alguien más cambió este borrador o ya está cerrado. Recarga para ver cómo quedó.',
    setting_invalid: 'Algún valor no se puede leer. No se guardó ninguno: revisa los números.',
    invalid_input: 'Algún valor no se puede leer. No se guardó ninguno: revisa los números.',
    approval_pending: 'Ya se pidió publicarlo y espera a otra persona.',
    not_found: 'Este borrador o esta versión ya no existe.',
    invalid: 'El borrador se contradice. Corrige lo que dice arriba y prueba de nuevo.',
    unchanged: 'El borrador dice lo mismo que la política que decide hoy.',
    untested: 'Pruébalo tal como está, junto a la política de hoy, antes de pedir que se publique.',
    other: 'No se pudo. Recarga la página e intenta de nuevo.',
  },
} as const;

export const draftCopy = {
  about: (basedOn: number, revision: number, author: string) =>
    `Parte de la versión ${basedOn} · Revisión ${revision} · ${author}`,
  problems: {
    title: 'Así todavía no puede decidir',
    codes: {
      optional_variable: 'usa un dato que no siempre se pide',
      nothing_approved: 'Ninguna regla activa aprueba',
      bins_overlap: 'sus tramos se enciman',
      bands_out_of_order: 'Las bandas no van de mayor a menor puntaje',
      ladder_out_of_order: 'La escalera no va de menor a mayor atraso',
      invalid_expression: 'su condición no se puede calcular',
    } as Readonly<Record<string, string>>,
    about: (about: string, words: string) => `${about}: ${words}`,
  },
  changes: {
    title: 'Qué cambia frente a la política de hoy',
    none: 'Todavía no cambia nada.',
    columns: { what: 'Qué', before: 'Hoy', after: 'Borrador' },
  },
  test: {
    title: 'Prueba con solicitudes ya decididas',
    lead: 'Se deciden otra vez, con lo que se sabía entonces. A nadie le pasa nada.',
    applications: 'Cuántas, de las más nuevas',
    submit: 'Probar',
    stale: 'Esta prueba es de antes del último cambio. Prueba de nuevo para publicar.',
    none: 'Todavía no se prueba.',
    columns: { who: 'Con', offered: 'Ofertas', amount: 'Monto ofrecido' },
    live: (version: number) => `Política de hoy (versión ${version})`,
    draft: 'Borrador',
    counted: (applications: number, untestable: number) =>
      untestable === 0
        ? `Solicitudes comparadas: ${applications}.`
        : `Solicitudes comparadas: ${applications}. Sin comparar, porque entonces no se pidió algún dato: ${untestable}.`,
    moves: 'De qué resultado a cuál',
    moveColumns: { from: 'Hoy', to: 'Borrador', count: 'Solicitudes' },
    differing: 'Solicitudes que cambian',
    differingColumns: { application: 'Solicitud', from: 'Hoy', to: 'Borrador' },
    open: 'Abrir',
    amount: (status: string, amount: string) => `${status}, ${amount}`,
  },
  publish: {
    title: 'Publicar',
    lead: 'Lo decide otra persona. Desde su sí, cada solicitud nueva se decide así.',
    note: 'Por qué conviene',
    submit: 'Pedir que se publique',
    notYet: 'Se puede pedir cuando el borrador cambia algo y se probó tal como está.',
    asked: 'Ya se pidió: espera a otra persona.',
    see: 'Ver aprobaciones',
  },
  discard: 'Descartar borrador',
  edit: {
    title: 'Cambiar',
    submit: 'Guardar cambios',
    asks: 'Qué se pide en cada solicitud',
    rules: 'Reglas',
    scorecard: 'Puntaje',
    bands: 'Bandas de riesgo',
    ladder: 'Escalera de límites',
    nothing: 'No cambiaste nada.',
  },
  done: 'Listo',
  said: {
    save: 'Se guardaron los cambios.',
    test: 'La prueba terminó.',
    publish: 'Se pidió publicarlo. Otra persona lo decide en Aprobaciones.',
    discard: 'El borrador quedó descartado.',
  },
} as const;

export const startProblems = {
  fields: {
    basedOn: { invalid: 'Elige una versión de la lista.' },
    note: { invalid: 'Escribe para qué, en 200 letras o menos.' },
  },
  form: {
    not_found: 'Esa versión no existe.',
    idempotency_key_in_flight: 'El borrador anterior todavía se está guardando. Espera unos segundos y recarga.',
    idempotency_key_reused: 'Esta página ya se usó para otro borrador. Recárgala.',
    invalid: 'El servidor no aceptó el borrador. Recarga la página e intenta de nuevo.',
  },
} as const satisfies WordsOf<typeof startForm>;
