import { screenPath } from '../screens.ts';

/** Returns the path at which the owner of a deposit is searched for. */
export const matchDepositPath = (depositId: string): string =>
  `${screenPath('deposits', {})}?${new URLSearchParams({ deposito: depositId, accion: 'match' })}`;
