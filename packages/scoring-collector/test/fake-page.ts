import { onTestFinished, vi } from 'vitest';
import type { HostRequest, TestHost } from './test-host.ts';

/** Part of a browser's page that the collector uses; a test moves its time by hand. */
export interface FakePage {
  /** Simulates the press of a key. */
  press(key: string): void;
  hide(): void;
  show(): void;
  online(): void;
  /** Number of listeners on the page, by type; of document and window together. */
  readonly listeners: ReadonlyMap<string, number>;
  readonly storage: ReadonlyMap<string, string>;
}

class FakeElement extends EventTarget {
  readonly localName = 'input';
  readonly type = 'text';
  getAttribute(name: string): string | null {
    return name === 'name' ? 'firstName' : null;
  }
  matches(selector: string): boolean {
    return selector.includes(this.localName);
  }
}

/** Makes this test's globals a page; with a host, that host answers its fetches. */
export function fakePage(host: TestHost): FakePage {
  const page = new EventTarget();
  const field = new FakeElement();
  const visibility = { hidden: false };
  const listeners = new Map<string, number>();
  const storage = new Map<string, string>();
  const listen: EventTarget['addEventListener'] = (type, listener, options) => {
    listeners.set(type, (listeners.get(type) ?? 0) + 1);
    page.addEventListener(type, listener, options);
  };
  const notify = (type: string, facts: object = {}) => page.dispatchEvent(Object.assign(new Event(type), facts));
  const stubs = {
    document: {
      addEventListener: listen,
      querySelectorAll: () => [],
      get hidden() {
        return visibility.hidden;
      },
    },
    addEventListener: listen,
    Element: FakeElement,
    HTMLInputElement: FakeElement,
    MutationObserver: class {
      observe(): void {}
      disconnect(): void {}
    },
    sessionStorage: {
      getItem: (name: string) => storage.get(name) ?? null,
      setItem: (name: string, text: string) => storage.set(name, text),
    },
    fetch: (url: string, init?: RequestInit) => fetchFrom(host, url, init),
  };
  for (const [name, value] of Object.entries(stubs)) vi.stubGlobal(name, value);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return {
    press: (key) => notify('keydown', { key, repeat: false, composedPath: () => [field] }),
    hide: () => {
      visibility.hidden = true;
      notify('visibilitychange');
    },
    show: () => {
      visibility.hidden = false;
      notify('visibilitychange');
    },
    online: () => notify('online'),
    listeners,
    storage,
  };
}

async function fetchFrom(
  host: TestHost,
  url: string,
  { method = 'GET', headers, body }: RequestInit = {},
): Promise<Response> {
  const request: HostRequest = {
    method,
    path: new URL(url).pathname + new URL(url).search,
    authorization: new Headers(headers).get('authorization') ?? undefined,
    body: String(body ?? ''),
  };
  const answer = await host.answer(request);
  return Response.json(answer.body, { status: answer.status });
}
