import { screenPath } from '../screens.ts';

/** Where the owner of a deposit is looked for. */
export const matchDepositPath = (depositId: string): string =>
  `${screenPath('deposits', {})}?${new URLSearchParams({ deposito: depositId, accion: 'match' })}`;
