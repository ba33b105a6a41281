/**
 * The public key of who may open chunks, as a JSON Web Key (RFC 7517): RSA, 2048 bits or more. Its parts are named here,
 * since `JsonWebKey` is a name of browsers: a server that is compiled without theirs has none.
 */
export interface PublicKey {
  /** What the receiver calls it, so that it can be replaced. */
  readonly kid: string;
  readonly kty?: string | undefined;
  readonly n?: string | undefined;
  readonly e?: string | undefined;
  readonly alg?: string | undefined;
  readonly use?: string | undefined;
  readonly key_ops?: string[] | undefined;
  readonly ext?: boolean | undefined;
}

/** What JWE calls RSA-OAEP-256. */
export const keyWrap = { name: 'RSA-OAEP', hash: 'SHA-256' };
