import type { HardshipCause } from '@lender/contract';
import type { WordsOf } from '../../../forms/form-words.ts';
import type { hardshipForm, notMineForm } from './report.server.ts';

const limitReached =
  'Este préstamo ya estuvo en pausa una vez, y solo se puede una. Llámanos al {{customerCarePhone}} y buscamos otra salida contigo.';

/** Copy for a borrower's reports about a loan, which a person reviews. */
export const reportCopy = {
  told: {
    title: 'Lo recibimos el {{day}}',
    text: 'Una persona lo revisa. Mientras tanto no te mandamos recordatorios ni cobramos nada de tu cuenta.',
    call: 'Si quieres contarnos más, llámanos:',
  },
  hardship: {
    title: 'No puedo pagar',
    lead: 'Pasa, y decirlo a tiempo ayuda. Cuéntanos qué pasó y buscamos una salida contigo.',
    causes: {
      less_income: 'Gano menos o perdí mi trabajo',
      health: 'Una enfermedad o un accidente',
      family: 'Un problema en mi familia',
      other: 'Otra cosa',
    } satisfies Record<HardshipCause, string>,
    afterwards:
      'Una persona revisa tu caso y puede poner tu préstamo en pausa: mientras dura no se suman intereses ni días de atraso. Mientras lo revisa, tu préstamo sigue igual.',
    submit: 'Pedir ayuda con mi pago',
    extend: 'Prefiero mover mi fecha',
    fields: {
      cause: { label: '¿Qué pasó?', problems: { invalid: 'Elige qué pasó.' } },
    },
    problems: { limit_reached: limitReached },
  } satisfies WordsOf<typeof hardshipForm> & Record<string, unknown>,
  notMine: {
    title: 'No pedí este préstamo',
    lead: 'Si alguien usó tus datos o te llegó dinero que no pediste, dinos. Nadie tiene que pagar por un préstamo que no pidió.',
    steps: [
      { title: 'Nos dices', detail: 'Con el botón de abajo. No tienes que explicar nada por escrito.' },
      {
        title: 'Una persona lo revisa',
        detail: 'Mientras tanto no te mandamos recordatorios ni cobramos nada de tu cuenta.',
      },
      { title: 'No gastes ese dinero', detail: 'Si llegó a tu cuenta, guárdalo para devolverlo.' },
    ],
    submit: 'Yo no pedí este préstamo',
    giveBack: 'Si el dinero llegó a tu cuenta, puedes devolverlo sin ningún costo: {{amount}} a más tardar el {{day}}.',
    how: 'Cómo devolverlo',
    fields: {},
    problems: { limit_reached: limitReached },
  } satisfies WordsOf<typeof notMineForm> & Record<string, unknown>,
};
