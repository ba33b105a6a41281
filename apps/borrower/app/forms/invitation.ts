const PARAMETER = 'invitacion';

const shape = /^[A-Za-z0-9]{1,20}$/;

/** Tells whether a text could be the code of a friend's invitation, as the contract defines it. */
export const isInvitation = (code: string): boolean => shape.test(code);

/**
 * Returns the address at which an invited person registers.
 *
 * @example
 * invitationPath('K7PM3XQE94') // → '/registration?invitacion=K7PM3XQE94'
 */
export const invitationPath = (code: string): string => `/registration?${new URLSearchParams({ [PARAMETER]: code })}`;

/** Returns the code in such an address; `undefined` where there is none, or an invalid one. */
export function invitationIn(url: string): string | undefined {
  const code = new URL(url).searchParams.get(PARAMETER) ?? '';
  return isInvitation(code) ? code : undefined;
}
