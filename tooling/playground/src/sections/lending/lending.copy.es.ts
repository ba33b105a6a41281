import type { lendingEn } from './lending.copy.en.ts';

export const lendingEs: typeof lendingEn = {
  title: 'Qué sigue',
  kind: 'De qué',
  kinds: { application: 'Una solicitud', loan: 'Un préstamo', client: 'Un cliente' },
  status: 'Estado',
  actor: 'Lo mueve',
  anybody: 'quien sea',
  actors: {
    server: 'el servidor',
    client: 'el cliente',
    operator: 'una persona del equipo',
    checker: 'dos personas del equipo',
    timer: 'un plazo',
  },
  moves: 'A dónde puede ir',
  columns: { to: 'A', who: 'Quién', when: 'Cuándo (palabras del paquete, en inglés)' },
  final: 'A ningún lado: desde aquí no hay ese cambio.',
  try: 'Prueba un cambio',
  moved: (to) => `Cambia: ${to}.`,
  refused: (permitted) => `Se queda. En su lugar se permite: ${permitted || 'nada'}.`,
};
