import { acquaintanceCopy } from '../../../forms/acquaintance.copy.es.ts';
import type { RELATIONSHIPS } from '../../../forms/acquaintance.ts';
import type { WordsOf } from '../../../forms/form-words.ts';
import type { alternateForm, contactForm } from './contacts.server.ts';

/** Copy for how a client is reached besides their own phone. */
export const contactsCopy = {
  title: 'Otros contactos',
  description: 'Otro teléfono tuyo y personas de confianza.',
  lead: 'Por si algún día no logramos hablar contigo. No es obligatorio, y nunca les decimos cuánto debes ni les cobramos.',
  done: {
    alternate: 'Listo, guardamos tu otro teléfono.',
    contact: 'Listo, guardamos tu contacto.',
    removed: 'Listo, ya no tenemos a esa persona entre tus contactos.',
  },
  alternate: {
    title: 'Otro teléfono tuyo',
    submit: 'Guardar teléfono',
    fields: {
      alternatePhone: {
        label: 'Otro teléfono',
        hint: 'De casa, del trabajo o de otro país. Déjalo vacío para quitarlo.',
        problems: {
          invalid: 'Escribe el teléfono completo, de 8 a 15 dígitos.',
          invalid_input: 'Ese es tu celular. Escribe otro teléfono.',
        },
      },
    },
    problems: { pay_dates_invalid: 'Revisa tus días de pago.' },
  } satisfies WordsOf<typeof alternateForm> & Record<string, unknown>,
  people: 'Personas de confianza',
  none: 'Todavía no nos diste a nadie.',
  one: '{{name}} · {{relationship}}',
  phoneEnd: 'Celular que termina en {{lastFour}}',
  remove: 'Quitar a {{name}}',
  are: {
    family: 'Familiar',
    friend: 'Amistad',
    coworker: 'Del trabajo',
    neighbour: 'Vecina o vecino',
  } satisfies Record<(typeof RELATIONSHIPS)[number], string>,
  contact: {
    title: 'Agregar a alguien',
    submit: 'Agregar contacto',
    ...acquaintanceCopy,
    fields: {
      ...acquaintanceCopy.fields,
      phone: {
        ...acquaintanceCopy.fields.phone,
        problems: { ...acquaintanceCopy.fields.phone.problems, not_unique: 'Ya nos diste ese celular. Escribe otro.' },
      },
    },
    problems: {
      not_unique: 'Ya nos diste ese celular. Escribe otro.',
      limit_reached: 'Ya tienes {{limit}} contactos, que es lo máximo. Quita alguno para agregar a otra persona.',
    },
  } satisfies WordsOf<typeof contactForm> & Record<string, unknown>,
};
