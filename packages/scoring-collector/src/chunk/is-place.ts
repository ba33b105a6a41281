import { MOVE, POINTER_UP } from '../record/event-kind.ts';

/**
 * True when a row gives the position of the pointer. It is stored as the distance from the position before, which is
 * shorter.
 */
export const isPlace = (kind: number): boolean => kind >= MOVE && kind <= POINTER_UP;
