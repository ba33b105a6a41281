import type { WordsOf } from '../../../forms/form-words.ts';
import type { extensionForm } from './extension.server.ts';

/** Copy for extending a loan, beside paying it now. */
export const extensionCopy = {
  title: 'Mover tu fecha de pago',
  lead: 'Pagas lo que cuesta la prórroga y tu préstamo se mueve a otra fecha. Cuesta más que pagar hoy: compara antes.',
  now: { title: 'Si pagas todo hoy', pay: 'Pagar todo hoy: {{amount}}' },
  choice: {
    title_one: 'Mover 1 día, al {{newDay}}',
    title_many: 'Mover {{count}} días, al {{newDay}}',
    title_other: 'Mover {{count}} días, al {{newDay}}',
    now: 'Hoy pagas {{now}} por la prórroga.',
    later: 'El {{newDay}} pagas a lo más {{later}}.',
    total: 'En total, a lo más {{total}}: {{more}} más que pagar todo hoy.',
    withPart:
      'Si además pagas hoy {{part}} de tu capital: en total, a lo más {{total}}, {{more}} más que pagar todo hoy.',
    agreement_one: 'Leer el convenio de 1 día (PDF)',
    agreement_many: 'Leer el convenio de {{count}} días (PDF)',
    agreement_other: 'Leer el convenio de {{count}} días (PDF)',
  },
  principal: 'La prórroga sola no reduce tu capital.',
  unpaid:
    'Elegir no te cobra nada. Si no pagas la prórroga completa y a tiempo, tu fecha no cambia y lo que pagues después cuenta como pago de tu préstamo.',
  none: {
    title: 'Ahora no hay prórrogas para este préstamo',
    text: 'Se ofrecen solo cerca de tu fecha de pago, y no a todos los préstamos. Si no vas a poder pagar, dinos: hay otras salidas.',
    hardship: 'No puedo pagar',
  },
  chosen: {
    title: 'Elegiste mover tu fecha al {{newDay}}',
    unpaid:
      'Paga {{amount}} a más tardar el {{payableUntil}}. Si no la pagas, no pasa nada más: tu fecha de pago sigue igual. También puedes elegir otra.',
    pay: 'Ver cómo pagar {{amount}}',
  },
  form: {
    submit: 'Elegir y ver cómo pagarla',
    refuse: 'No, gracias',
    fields: {
      rolloverId: {
        label: '¿A qué fecha quieres moverlo?',
        problems: { invalid: 'Elige a qué fecha quieres mover tu pago.' },
      },
    },
    problems: {
      extension_refused: 'Esa prórroga ya no está disponible. Abre esta página otra vez para ver las de hoy.',
    },
  } satisfies WordsOf<typeof extensionForm> & Record<string, unknown>,
};
