import '@remix-run/node';

declare module '@remix-run/node' {
  interface AppLoadContext {
    /** Fresh for each answer; what a strict content security policy lets run. */
    nonce: string;
    /** Names this request in the logs of every program that it reaches. */
    requestId: string;
    /** The text of a style sheet of the build, by its address; `undefined` where none may be inlined. */
    readStylesheet: (href: string) => string | undefined;
  }
}
