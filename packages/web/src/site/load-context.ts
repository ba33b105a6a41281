import '@remix-run/node';

declare module '@remix-run/node' {
  interface AppLoadContext {
    /** Fresh for each answer; what a strict content security policy lets run. */
    nonce: string;
    /** Names this request in the logs of every program that it reaches. */
    requestId: string;
    /** The pattern of the page that was asked for: what logs say in place of an address, which may hold anything. */
    route: string;
    /** IP address of the visitor, for the API's limits. */
    clientAddress: string;
    /**
     * Puts a `Set-Cookie` header on the answer, whatever becomes of it (page, data, redirect); of two for one cookie
     * the later counts. To be called before the page is rendered.
     */
    setCookie: (header: string) => void;
    /** The text of a style sheet of the build, by its address; `undefined` where none may be inlined. */
    readStylesheet: (href: string) => string | undefined;
  }
}
