/**
 * Returns the delay before a request that the network lost is sent again, in milliseconds: longer each time, at most
 * half a minute.
 *
 * @param losses - number of times that it was lost
 *
 * @example
 * pauseBefore(1) // → 2000
 */
export const pauseBefore = (losses: number): number => Math.min(2 ** losses, 30) * 1_000;
