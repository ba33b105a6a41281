import { screenPath } from '../../screens.ts';

/** Address of the caller's own cases. */
export const MINE = `${screenPath('queue', { queue: 'open' })}?asignada=me`;
