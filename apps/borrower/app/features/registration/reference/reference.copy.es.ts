import { acquaintanceCopy } from '../../../forms/acquaintance.copy.es.ts';
import type { WordsOf } from '../../../forms/form-words.ts';
import type { referenceForm } from './reference.server.ts';

/** Copy for the page about a person who knows the client. */
export const referenceCopy = {
  title: 'Alguien que te conozca',
  detail: 'Tu referencia · aprox. 1 min',
  lead: 'Danos el nombre y el teléfono de una persona que pueda confirmar que te conoce.',
  why: 'Solo la llamamos si no logramos hablar contigo. Nunca le decimos cuánto pediste ni le cobramos.',
  submit: 'Guardar y seguir',
  ...acquaintanceCopy,
} satisfies WordsOf<typeof referenceForm> & Record<string, unknown>;
