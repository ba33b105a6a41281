import type { WordsOf } from '../../../forms/form-words.ts';
import type { referenceForm } from './reference.server.ts';
import type { RELATIONSHIPS } from './reference.ts';

/** Somebody who knows the client. */
export const referenceCopy = {
  title: 'Alguien que te conozca',
  detail: 'Tu referencia · aprox. 1 min',
  lead: 'Danos el nombre y el teléfono de una persona que pueda confirmar que te conoce.',
  why: 'Solo la llamamos si no logramos hablar contigo. Nunca le decimos cuánto pediste ni le cobramos.',
  submit: 'Guardar y seguir',
  ask: 'Avísale que nos diste su teléfono.',
  relationships: {
    family: 'Es mi familiar',
    friend: 'Es mi amiga o amigo',
    coworker: 'Trabajamos juntos',
    neighbour: 'Somos vecinos',
  } satisfies Record<(typeof RELATIONSHIPS)[number], string>,
  fields: {
    fullName: {
      label: 'Nombre y apellido',
      problems: {
        required: 'Escribe su nombre y apellido.',
        invalid: 'Escribe al menos un nombre y un apellido, solo con letras.',
      },
    },
    phone: {
      label: 'Su celular',
      hint: '10 dígitos. No puede ser el tuyo.',
      problems: {
        required: 'Escribe su celular.',
        invalid: 'Escribe su celular a 10 dígitos.',
        invalid_input: 'Ese es tu celular. Escribe el de la otra persona.',
      },
    },
    relationship: {
      label: '¿De dónde se conocen?',
      problems: { invalid: 'Elige de dónde se conocen.' },
    },
  },
} satisfies WordsOf<typeof referenceForm> & Record<string, unknown>;
