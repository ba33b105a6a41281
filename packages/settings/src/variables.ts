/** The variables of a program's surroundings. */
export type Variables = Readonly<Record<string, string | undefined>>;
