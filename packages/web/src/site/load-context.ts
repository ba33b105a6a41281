import type { ErrorReporter } from '@lender/error-reports';
import '@remix-run/node';
import type { PolicyOpening } from './content-policy.ts';

declare module '@remix-run/node' {
  interface AppLoadContext {
    /** Nonce, new for each answer, which a strict content security policy lets run. */
    nonce: string;
    /** Identifies this request in the logs of every program that it reaches. */
    requestId: string;
    /** Pattern of the requested page: logs hold it in place of an address, which may hold anything. */
    route: string;
    /** Reports an error to the person on call; used by `reportError`, which also writes to the log. */
    errors: ErrorReporter;
    /** IP address of the visitor, for the API's limits. */
    clientAddress: string;
    /**
     * Puts a `Set-Cookie` header on the answer, of whatever kind (page, data, redirect); of two for one cookie the
     * later counts. To be called before the page is rendered.
     */
    setCookie: (header: string) => void;
    /**
     * Opens the content security policy of this page for what it needs from elsewhere. To be called by a loader, before the
     * page is rendered; a page that the browser goes to without a new document keeps the policy of the one before.
     */
    openPolicy: (...openings: readonly PolicyOpening[]) => void;
    /** Returns the text of a style sheet of the build, by its address; `undefined` where none may be inlined. */
    readStylesheet: (href: string) => string | undefined;
    /** Returns the addresses of a chunk of the build, by its name, and of its imports; none in development. */
    scriptsOf: (chunk: string) => readonly string[];
  }
}
