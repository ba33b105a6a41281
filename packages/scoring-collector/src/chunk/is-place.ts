import { MOVE, POINTER_UP } from '../record/event-kind.ts';

/** Whether a row says where the pointer was: told by how far that is from the place before, which is shorter. */
export const isPlace = (kind: number): boolean => kind >= MOVE && kind <= POINTER_UP;
