import { readableCode } from './readable-code.ts';

const LENGTH = 13;

/**
 * Makes a password for a client's first days: 13 small letters and digits, about 64 bits, easily typed on any keyboard.
 *
 * @example
 * temporaryPassword(randomInt) // → 'k7pm3xqe94twz'
 */
export const temporaryPassword = (pick: (below: number) => number): string => readableCode(pick, LENGTH);

/** Time that it works, in hours. */
export const TEMPORARY_PASSWORD_HOURS = 72;
