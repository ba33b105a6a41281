/** Returns a name as it is searched by: small letters, no accents, single spaces. */
export const normaliseName = (name: string): string =>
  name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/gu, ' ').trim();

/** Returns the pattern of `like` for texts that begin so; typed text is never a pattern itself. */
export const prefixPattern = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;
