/** Every status a client can have, by name, with its number on the wire. */
export const CLIENT_STATUS = {
  active: 1,
  blocked: 2,
  blacklisted: 3,
  verification: 4,
  bankAccountSelect: 5,
} as const;

export type ClientStatusName = keyof typeof CLIENT_STATUS;
/** The wire number of a client status: 1 to 5. */
export type ClientStatus = (typeof CLIENT_STATUS)[ClientStatusName];

export const CLIENT_STATUSES: readonly ClientStatus[] = Object.values(CLIENT_STATUS);

/** A blocked client cannot sign in and is signed out. A blacklisted one can sign in, and sees the reason. */
export const mayClientSignIn = (status: ClientStatus): boolean => status !== CLIENT_STATUS.blocked;

/** Neither a blocked nor a blacklisted client may ask for a loan. */
export const mayClientApply = (status: ClientStatus): boolean =>
  status !== CLIENT_STATUS.blocked && status !== CLIENT_STATUS.blacklisted;

/** Parses a number from outside. */
export const isClientStatus = (value: unknown): value is ClientStatus =>
  CLIENT_STATUSES.some((status) => status === value);
