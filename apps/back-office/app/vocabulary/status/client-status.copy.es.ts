import type { ClientStatus } from '@lender/lending';

/** Names of a client's status. */
export const clientStatusWords = {
  1: 'Activo',
  2: 'Bloqueado',
  3: 'En lista negativa',
  4: 'Por verificar',
  5: 'Espera otra cuenta',
} satisfies Record<ClientStatus, string>;
