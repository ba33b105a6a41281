import type { invariantsEn } from './invariants.copy.en.ts';

export const invariantsEs: typeof invariantsEn = {
  title: 'El comando',
  hint: 'Indica un servidor de pruebas, nunca uno donde la gente pide prestado. Esta página no le pregunta a nadie: ejecútalo tú.',
  fields: { url: 'Dirección del servidor', seed: 'Semilla', clients: 'Clientes', language: 'Idioma del informe' },
  command: 'En una terminal',
  rules: 'Reglas',
  all: 'Sin elegir ninguna, se revisan todas.',
  needs: (needs) => (needs ? `Necesita: ${needs}` : 'No necesita a nadie'),
};
