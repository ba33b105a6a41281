import type { Env } from '../env.ts';

/** What a command is run with. */
export interface CommandAround<Settings = Env> {
  /** Read only once the words are understood: who asks how a command is written has no settings yet. */
  readonly readEnv: () => Settings;
  readonly print: (line: string) => void;
  /** The folder from which it is typed. */
  readonly typedIn: string;
}
