import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import {
  createReadableStreamFromReadable,
  type EntryContext,
  type HandleDocumentRequestFunction,
} from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { isbot } from 'isbot';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import '../site/load-context.ts';
import { reportError } from '../site/report-error.ts';
import { failureOf } from './failure-details.ts';
import { heldFormOf } from './held-form.ts';
import { PageContext } from './page-context.ts';
import { pageScripts } from './page-scripts.ts';
import { pageStyles } from './page-styles.ts';

export interface RequestHandlerOptions {
  /** Puts the app's own providers around every page. */
  readonly wrap?: (page: ReactNode) => ReactNode;
  /** The chunk of the build that hydrates islands. */
  readonly islandChunk?: string;
}

/** The types of Remix do not declare what it adds while Vite serves. */
type ManifestOfVite = EntryContext['manifest'] & { readonly hmr?: { readonly runtime: string } };

/** Longest time that a page waits for its deferred data, in milliseconds. */
const streamTimeoutMs = 5_000;

/**
 * Returns the default export of an app's `entry.server`, which renders a page with its nonce, its island's module and
 * its styles.
 *
 * @example
 * export default createRequestHandler({ wrap: (page) => <Words>{page}</Words> })
 */
export function createRequestHandler({
  wrap = (page) => page,
  islandChunk,
}: RequestHandlerOptions = {}): HandleDocumentRequestFunction {
  return async (request, status, headers, entry, load) => {
    const { nonce } = load;
    const held = heldFormOf(load);
    const styles = pageStyles(entry, load.readStylesheet);
    const manifest: ManifestOfVite = entry.manifest;
    const context = {
      nonce,
      entryModule: manifest.entry.module,
      hotModule: manifest.hmr?.runtime,
      inlineSheets: styles.inline,
      scriptsFor: (hydration: 'island' | 'page') =>
        hydration === 'page' ? pageScripts(entry) : load.scriptsOf(islandChunk ?? ''),
      held,
      failure: failureOf(load),
    };
    const page = (
      <PageContext.Provider value={context}>
        {wrap(<RemixServer context={entry} url={request.url} abortDelay={streamTimeoutMs} nonce={nonce} />)}
      </PageContext.Provider>
    );
    const { body, failed } = await stream({
      page,
      nonce,
      waitForAll: isbot(request.headers.get('user-agent')),
      onError: (error) => reportError(error, { request, context: load }),
    });
    headers.set('content-type', 'text/html; charset=utf-8');
    const sent = styles.areInline() ? styles.fill(await text(body)) : createReadableStreamFromReadable(body);
    return new Response(sent, { headers, status: failed ? 500 : held?.signIn ? 401 : status });
  };
}

interface Rendering {
  readonly page: ReactNode;
  readonly nonce: string;
  /** True for clients that run no script: they get the page in one piece. */
  readonly waitForAll: boolean;
  readonly onError: (error: unknown) => void;
}

function stream({ page, nonce, waitForAll, onError }: Rendering) {
  return new Promise<{ body: PassThrough; failed: boolean }>((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      [waitForAll ? 'onAllReady' : 'onShellReady']: () => {
        const body = new PassThrough();
        body.once('close', () => clearTimeout(timer));
        resolve({ body, failed });
        pipe(body);
      },
      onShellError: reject,
      onError: (error) => {
        failed = true;
        onError(error);
      },
    });
    const timer = setTimeout(abort, streamTimeoutMs + 1_000);
  });
}
