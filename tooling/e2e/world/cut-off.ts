import type { Page, Request } from '@playwright/test';

/** Point at which the network breaks: before a form has arrived, or after the server did what it asks for. */
type Loss = 'request' | 'answer';

/** A network that a journey breaks and repairs. */
export interface BreakableNetwork {
  /** Sets what is lost of a form from now on, however often it is sent; `undefined` where the network works. */
  readonly lose: (loss: Loss | undefined) => void;
  /** Number of times that the server did what was asked for, and the page received no answer. */
  readonly undelivered: () => number;
}

/**
 * Puts itself between a page and the site, for as long as the page is open: a request that is under way when the page
 * is closed may never be answered.
 */
export async function breakableNetwork(page: Page): Promise<BreakableNetwork> {
  let losing: Loss | undefined;
  let undelivered = 0;
  const isForm = ({ pathname }: URL) => !/^\/(?:flow|tracking|uploads)/.test(pathname);
  await page.route(isForm, async (route, request) => {
    if (request.method() !== 'POST' || losing === undefined) return route.fallback();
    if (losing === 'request') return route.abort('internetdisconnected');
    await deliver(request);
    undelivered += 1;
    return route.abort('connectionreset');
  });
  const lose = (loss: Loss | undefined) => {
    losing = loss;
  };
  return { lose, undelivered: () => undelivered };
}

/** Delivers a request to the server without its answer reaching the page: neither its cookies nor its body. */
async function deliver(request: Request): Promise<void> {
  const headers = Object.entries(await request.allHeaders()).filter(
    ([name]) => !/^(?::|host$|content-length$)/.test(name),
  );
  const body = request.postDataBuffer();
  const answer = await fetch(request.url(), {
    method: 'POST',
    headers,
    redirect: 'manual',
    ...(body && { body: new Uint8Array(body) }),
  });
  await answer.arrayBuffer();
}

/**
 * Loses the next answer from an address once the server has given it, be it a file or a page.
 *
 * @returns resolves when it is lost
 */
export async function loseNextAnswer(page: Page, urlPattern: string): Promise<{ readonly lost: Promise<void> }> {
  const browser = await page.context().newCDPSession(page);
  const lost = new Promise<void>((resolve, reject) => {
    browser.once('Fetch.requestPaused', ({ requestId }) => {
      browser
        .send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
        .then(() => browser.send('Fetch.disable'))
        .then(() => resolve(), reject);
    });
  });
  await browser.send('Fetch.enable', { patterns: [{ urlPattern, requestStage: 'Response' }] });
  return { lost };
}

/** Notifies the page, as for a person who leaves a tunnel, that the network is back. */
export const comeBack = (page: Page): Promise<void> =>
  page.evaluate(() => {
    dispatchEvent(new Event('online'));
  });
