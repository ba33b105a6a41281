import type { Env } from '../env.ts';

/** Surroundings in which a command is run. */
export interface CommandAround<Settings = Env> {
  /** Reads the settings, and only once the words are understood: a request for the usage needs no settings. */
  readonly readEnv: () => Settings;
  readonly print: (line: string) => void;
  /** Folder in which the command was typed. */
  readonly typedIn: string;
}
