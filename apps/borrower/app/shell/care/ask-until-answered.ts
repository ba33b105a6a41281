import { pauseBefore } from './pause-before.ts';

/** Functions of the browser that a request needs. */
export interface Network {
  readonly fetch: typeof fetch;
  /** Resolves once it is worth trying again, or when the answer is no longer needed. */
  readonly untilBack: (losses: number, signal: AbortSignal | null | undefined) => Promise<void>;
  readonly notify: (notice: NetworkNotice) => void;
}

/**
 * State of the network for a visitor who waits for a page or an answer and has to know; or who no longer waits, since
 * it came or is not needed.
 */
export type NetworkNotice = 'pagecutoff' | 'formcutoff' | 'networkback' | 'nolongerasked';

/**
 * Requests the data of a page, and sends its forms, until there is a whole answer: where the network is lost on the
 * way, the page stays as it is and the same request is sent again. The action of a form is done once, since it carries
 * its key.
 */
export const askUntilAnswered =
  ({ fetch, untilBack, notify }: Network): typeof fetch =>
  async (input, init) => {
    if (!isOfPage(input)) return fetch(input, init);
    for (let losses = 0; ; losses += 1) {
      try {
        const answer = await askOnce(fetch, input, init);
        if (losses > 0) notify('networkback');
        return answer;
      } catch (error) {
        const isLeft = init?.signal?.aborted;
        const isCutOff = error instanceof TypeError && !isLeft;
        if (!isCutOff && losses > 0) notify(isLeft ? 'nolongerasked' : 'networkback');
        if (!isCutOff) throw error;
        notify(init?.method === 'POST' ? 'formcutoff' : 'pagecutoff');
        await untilBack(losses + 1, init?.signal);
      }
    }
  };

/** Timeout: longer than the server takes for any answer. */
const SILENCE_MS = 30_000;

/** Asks once, with a timeout: a phone behind a dead connection gets no error, and browsers wait for minutes. */
async function askOnce(ask: typeof fetch, input: RequestInfo | URL, init: RequestInit | undefined): Promise<Response> {
  const asking = new AbortController();
  const leave = () => asking.abort();
  if (init?.signal?.aborted) leave();
  init?.signal?.addEventListener('abort', leave);
  const timer = setTimeout(leave, SILENCE_MS);
  try {
    const answer = await ask(input, { ...init, signal: asking.signal });
    // A later reader would find an answer that broke off in the middle.
    await answer.clone().arrayBuffer();
    return answer;
  } catch (error) {
    const isSilent = asking.signal.aborted && !init?.signal?.aborted;
    throw isSilent ? new TypeError('no answer') : error;
  } finally {
    clearTimeout(timer);
    init?.signal?.removeEventListener('abort', leave);
  }
}

/** Tells whether Remix asks, which does not retry. */
const isOfPage = (input: RequestInfo | URL): boolean => typeof input === 'string' && input.includes('_data=');

/** Notifies the components that watch over the page. */
export const notifyPage: Network['notify'] = (notice) => document.dispatchEvent(new Event(notice));

/** Waits until the browser reports the network; some never do, so that time alone is a reason too. */
export const untilBack: Network['untilBack'] = (losses, signal) =>
  new Promise((resolve) => {
    const waiting = new AbortController();
    const end = () => {
      clearTimeout(timer);
      waiting.abort();
      resolve();
    };
    const timer = setTimeout(end, pauseBefore(losses));
    addEventListener('online', end, { signal: waiting.signal });
    signal?.addEventListener('abort', end, { signal: waiting.signal });
  });
