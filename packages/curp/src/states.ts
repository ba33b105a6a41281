import { STATE_NAMES } from './state-names.data.ts';
import { STATE_CODES, type StateCode } from './states.data.ts';

/** A state of birth. */
export interface State {
  /** Code as a CURP writes it: `JC`. */
  readonly code: StateCode;
  /** Everyday name in Spanish, accents included. */
  readonly name: string;
  /** ISO 3166-2 code, such as `MX-JAL`; absent for births abroad. */
  readonly isoCode?: string;
}

/**
 * The 32 states and births abroad, in the order of the registry.
 *
 * @example
 * states().length // → 33
 */
export function states(): readonly State[] {
  return STATE_CODES.map(stateByCode);
}

/**
 * Returns the state that a code of a CURP names.
 *
 * @example
 * stateByCode('JC') // → { code: 'JC', isoCode: 'MX-JAL', name: 'Jalisco' }
 * stateByCode('NE') // → { code: 'NE', name: 'Nacido en el extranjero' }
 */
export function stateByCode(code: StateCode): State {
  if (code === 'NE') return { code, name: 'Nacido en el extranjero' };
  const [iso, name] = STATE_NAMES[code];
  return { code, isoCode: `MX-${iso}`, name };
}

/**
 * Returns the state of an ISO 3166-2 code, or `undefined`.
 *
 * @example
 * stateByIso('MX-CMX')?.code // → 'DF'
 */
export function stateByIso(isoCode: string): State | undefined {
  return states().find((state) => state.isoCode === isoCode);
}
