/**
 * Public key of the party that may open chunks, as a JSON Web Key (RFC 7517): RSA, 2048 bits or more. Its parts are
 * named here, since `JsonWebKey` is a type of browsers: a server that is compiled without theirs has none.
 */
export interface PublicKey {
  /** Name of the key at the receiver, so that the key can be replaced. */
  readonly kid: string;
  readonly kty?: string | undefined;
  readonly n?: string | undefined;
  readonly e?: string | undefined;
  readonly alg?: string | undefined;
  readonly use?: string | undefined;
  readonly key_ops?: string[] | undefined;
  readonly ext?: boolean | undefined;
}

/** Algorithm that JWE calls RSA-OAEP-256. */
export const keyWrap = { name: 'RSA-OAEP', hash: 'SHA-256' };
