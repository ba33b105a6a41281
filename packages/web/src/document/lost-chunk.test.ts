import { expect, test, vi } from 'vitest';
import { LOST_ROUTE_MODULE, lostChunkScript } from './lost-chunk.ts';

interface Page {
  readonly hash?: string;
  readonly onLine?: boolean;
  /** Where Remix is going. */
  readonly target?: { readonly pathname: string; readonly search: string };
}

/** Runs the script in a page at `/ingresar`. */
function pageWith({ hash = '', onLine = true, target }: Page = {}) {
  const events = new EventTarget();
  const location = { pathname: '/ingresar', search: '', hash, reload: vi.fn(), assign: vi.fn() };
  const history = {
    state: null,
    replaceState: (_: unknown, __: string, to: string) => Object.assign(location, { hash: to }),
  };
  const network = { onLine };
  const page = { __remixRouter: { state: { navigation: { location: target } } } };
  const names = ['location', 'history', 'navigator', 'window', 'addEventListener'];
  new Function(...names, lostChunkScript)(location, history, network, page, events.addEventListener.bind(events));
  return {
    location,
    raise: (name: string, element?: { localName: string; type: string }) => {
      const event = new Event(name);
      if (element) Object.defineProperty(event, 'target', { value: element });
      events.dispatchEvent(event);
    },
  };
}

const moduleScript = { localName: 'script', type: 'module' };

test('a page of whose first scripts one does not come is loaded again once, marked #retry', () => {
  const { location, raise } = pageWith();
  raise('error', moduleScript);
  raise('error', moduleScript);
  raise('vite:preloadError');
  expect(location.reload).toHaveBeenCalledTimes(1);
  expect(location.hash).toBe('#retry');
});

test('a page that was loaded again already stays as it is', () => {
  const { location, raise } = pageWith({ hash: '#retry' });
  raise('error', moduleScript);
  raise('vite:preloadError');
  raise(LOST_ROUTE_MODULE);
  expect(location.reload).not.toHaveBeenCalled();
});

test('a picture, or a script of a third party, that does not come reloads nothing', () => {
  const { location, raise } = pageWith();
  raise('error', { localName: 'img', type: '' });
  raise('error', { localName: 'script', type: '' });
  expect(location.reload).not.toHaveBeenCalled();
});

test.each(['', '#retry'])(
  'the page that somebody goes to from an address with the hash "%s" is loaded as a document',
  (hash) => {
    const { location, raise } = pageWith({ hash, target: { pathname: '/recover', search: '?a=1' } });
    raise(LOST_ROUTE_MODULE);
    expect(location.assign.mock.calls).toEqual([['/recover?a=1#retry']]);
    expect(location.reload).not.toHaveBeenCalled();
  },
);

test('a page without a network stays until there is one', () => {
  const { location, raise } = pageWith({ onLine: false, target: { pathname: '/recover', search: '' } });
  raise(LOST_ROUTE_MODULE);
  raise('vite:preloadError');
  expect(location.assign).not.toHaveBeenCalled();
  raise('online');
  expect(location.assign).toHaveBeenCalledWith('/recover#retry');
  expect(location.reload).not.toHaveBeenCalled();
});
