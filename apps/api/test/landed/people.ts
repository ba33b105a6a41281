import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A client of a dump, and how to be that client. */
export interface LandedClient {
  /** What became of the client. */
  readonly story: string;
  readonly clientId: string;
  readonly username: string;
  readonly password: string;
  /** The token of a session that was open when the dump was made, at its dots, so that no search takes it for a leak. */
  readonly token: readonly string[];
  /**
   * What no call of that time could do was written into the rows, or the code of then booked it wrongly: what the server
   * told of it then binds nobody.
   */
  readonly isByHand: boolean;
}

export interface LandedUser {
  readonly username: string;
  readonly password: string;
  readonly token: readonly string[];
  /** Of the second factor; `null` where there is none. */
  readonly totpSecret: string | null;
}

/** Who is in a dump. */
export interface People {
  /** What its keys follow from. A dump that grew from an older one has the keys of that. */
  readonly keysOf: string;
  /** The wall clock when it was made. */
  readonly madeAt: string;
  readonly clients: readonly LandedClient[];
  readonly staff: readonly LandedUser[];
}

export const readPeople = async (folder: string): Promise<People> =>
  JSON.parse(await readFile(path.join(folder, 'people.json'), 'utf8'));

/** A token as it travels. */
export const tokenOf = ({ token }: { readonly token: readonly string[] }): string => token.join('.');
