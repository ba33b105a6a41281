import { afterEach, expect, test, vi } from 'vitest';
import { askUntilAnswered, untilBack } from './ask-until-answered.ts';
import { pauseBefore } from './pause-before.ts';

const ofPage = '/registration/address?_data=registration-address___es';
const sent = { method: 'POST', body: new URLSearchParams({ formKey: 'one', street: 'Av. Chapultepec' }) };

/** Creates a network that loses the first requests. */
function network(losses: number, error: Error = new TypeError('Failed to fetch')) {
  const asked: unknown[] = [];
  const notices: string[] = [];
  const fetch = askUntilAnswered({
    fetch: async (...args) => {
      asked.push(args);
      if (asked.length <= losses) throw error;
      return new Response('answer');
    },
    untilBack: async () => {},
    notify: (notice) => void notices.push(notice),
  });
  return { fetch, asked, notices };
}

test('a form is sent again until it is answered, and the page is notified meanwhile', async () => {
  const { fetch, asked, notices } = network(2);
  expect(await (await fetch(ofPage, sent)).text()).toBe('answer');
  expect(asked).toMatchObject(Array(3).fill([ofPage, sent]));
  expect(notices).toEqual(['formcutoff', 'formcutoff', 'networkback']);
});

test('the data of a page is asked for until it is answered, and a network that works causes no notice', async () => {
  const lossy = network(1);
  await lossy.fetch(ofPage);
  expect(lossy.notices).toEqual(['pagecutoff', 'networkback']);
  const sound = network(0);
  await sound.fetch(ofPage);
  expect(sound.notices).toEqual([]);
});

test('a request that the page makes by itself is not repeated, since the page can do that', async () => {
  const { fetch, asked } = network(1);
  await expect(fetch('/flow/state')).rejects.toThrow('Failed to fetch');
  expect(asked.length).toBe(1);
});

test('a request of a visitor who leaves the page is not repeated', async () => {
  const left = new AbortController();
  left.abort();
  const { fetch, asked } = network(9);
  await expect(fetch(ofPage, { signal: left.signal })).rejects.toThrow();
  expect(asked.length).toBe(1);
});

test('a visitor who leaves the page meanwhile gets no notice about the network', async () => {
  const left = new AbortController();
  const notices: string[] = [];
  const fetch = askUntilAnswered({
    fetch: async (_, init) => {
      if (init?.signal?.aborted) throw new DOMException('left', 'AbortError');
      throw new TypeError('Failed to fetch');
    },
    untilBack: async () => left.abort(),
    notify: (notice) => void notices.push(notice),
  });
  await expect(fetch(ofPage, { signal: left.signal })).rejects.toThrow('left');
  expect(notices).toEqual(['pagecutoff', 'nolongerasked']);
});

test('an answer that breaks off in the middle does not count, and is asked for again', async () => {
  let asked = 0;
  const broken = () =>
    new ReadableStream({
      start: (body) => body.enqueue(new TextEncoder().encode('{"half')),
      pull: (body) => body.error(new TypeError('network error')),
    });
  const fetch = askUntilAnswered({
    fetch: async () => {
      asked += 1;
      return new Response(asked === 1 ? broken() : 'whole');
    },
    untilBack: async () => {},
    notify: () => {},
  });
  expect(await (await fetch(ofPage, sent)).text()).toBe('whole');
  expect(asked).toBe(2);
});

test('a form that is never answered is given up after half a minute, and is sent again unchanged', async () => {
  vi.useFakeTimers();
  const asked: unknown[] = [];
  const notices: string[] = [];
  const silent = (signal: AbortSignal | null | undefined) =>
    new Promise<Response>((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
    });
  const fetch = askUntilAnswered({
    fetch: async (input, init) => {
      asked.push([input, init?.body]);
      return asked.length === 1 ? silent(init?.signal) : new Response('answer');
    },
    untilBack: async () => {},
    notify: (notice) => void notices.push(notice),
  });
  const answer = fetch(ofPage, sent);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(asked.length).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await (await answer).text()).toBe('answer');
  expect(asked).toEqual(Array(2).fill([ofPage, sent.body]));
  expect(notices).toEqual(['formcutoff', 'networkback']);
});

test('an error of the site’s own code is not treated as a network error', async () => {
  const { fetch, asked } = network(9, new RangeError('ours'));
  await expect(fetch(ofPage)).rejects.toThrow('ours');
  expect(asked.length).toBe(1);
});

test('each pause is longer than the one before, and none longer than half a minute', () => {
  expect([1, 2, 3, 4, 5, 60].map(pauseBefore)).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a request is repeated as soon as the browser is online, and after the pause when the browser never reports that', async () => {
  vi.useFakeTimers();
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const ended: string[] = [];
  const back = untilBack(9, undefined).then(() => ended.push('back'));
  page.dispatchEvent(new Event('online'));
  await back;
  const waited = untilBack(1, undefined).then(() => ended.push('waited'));
  await vi.advanceTimersByTimeAsync(pauseBefore(1));
  await waited;
  const left = new AbortController();
  const gone = untilBack(9, left.signal).then(() => ended.push('gone'));
  left.abort();
  await gone;
  expect(ended).toEqual(['back', 'waited', 'gone']);
});
