/**
 * Answer of the scoring host, as far as it is read: a token (`access_token`, `issued`, `expires`), or a problem (RFC
 * 9457: `title`, `detail`).
 */
export type HostBody = Readonly<Record<string, string | undefined>>;
