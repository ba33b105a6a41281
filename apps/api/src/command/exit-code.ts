/**
 * Exit code of a command: 0 when it did what it was asked for, 1 when that was refused, 2 when it was not understood.
 */
export type ExitCode = 0 | 1 | 2;
