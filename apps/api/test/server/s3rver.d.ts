declare module '@20minutes/s3rver' {
  /** The part of it that tests use; the package brings no types. */
  export default class S3rver {
    constructor(options: {
      readonly port: number;
      readonly address: string;
      readonly directory: string;
      readonly silent: boolean;
      readonly configureBuckets: readonly { readonly name: string }[];
    });
    /** Koa's own. */
    readonly middleware: ((
      context: { readonly path: string; app: object },
      next: () => Promise<void>,
    ) => Promise<void>)[];
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}
