import { readableCode } from './readable-code.ts';

const LENGTH = 13;

/**
 * A password for somebody's first days: 13 small letters and digits, about 64 bits, easily typed on any keyboard.
 *
 * @example
 * temporaryPassword(randomInt) // → 'k7pm3xqe94twz'
 */
export const temporaryPassword = (pick: (below: number) => number): string => readableCode(pick, LENGTH);

/** How long it works. */
export const TEMPORARY_PASSWORD_HOURS = 72;
