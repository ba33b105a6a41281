import type { TransitionActor } from '@lender/lending';

const actors: Record<TransitionActor, string> = {
  server: 'the server',
  client: 'the client',
  operator: 'one of the staff',
  checker: 'two of the staff',
  timer: 'a deadline',
};

export const lendingEn = {
  title: 'What comes next',
  kind: 'Of what',
  kinds: { application: 'An application', loan: 'A loan', client: 'A client' },
  status: 'Status',
  actor: 'Moved by',
  anybody: 'anybody',
  actors,
  moves: 'Where it may go',
  columns: { to: 'To', who: 'By whom', when: 'When' },
  final: 'Nowhere: no such move from here.',
  try: 'Try a move',
  moved: (to: string) => `It moves: ${to}.`,
  refused: (permitted: string) => `It stays. Permitted instead: ${permitted || 'nothing'}.`,
};
