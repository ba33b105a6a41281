/** Environment variables of a program. */
export type Variables = Readonly<Record<string, string | undefined>>;
