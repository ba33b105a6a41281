import { hash, verify } from '@node-rs/argon2';

/** argon2id, 19 MiB, two passes, one lane: the floor of OWASP's advice. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes and checks passwords. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Compares a password with its stored hash. Without a stored hash it does the same work and returns false, so that an
   * unknown user answers as slowly as a known one.
   */
  matches(password: string, stored: string | undefined): Promise<boolean>;
}

/** @param verifyHash - verifies argon2 hashes; a test watches it */
export async function createPasswords(verifyHash: typeof verify = verify): Promise<Passwords> {
  const noAccount = await hash('nobody has this password', COST);
  return {
    hash: (password) => hash(password, COST),
    matches: async (password, stored) => {
      const same = await verifyHash(stored ?? noAccount, password);
      return same && stored !== undefined;
    },
  };
}
