import type { RELATIONSHIPS } from './acquaintance.ts';

/** Copy for questions about a person whom a client names, the same on every page. */
export const acquaintanceCopy = {
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
    relationship: { label: '¿De dónde se conocen?', problems: { invalid: 'Elige de dónde se conocen.' } },
  },
};
