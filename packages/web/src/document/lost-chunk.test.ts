import { expect, test, vi } from 'vitest';
import { lostChunkScript } from './lost-chunk.ts';

interface Page {
  readonly hash?: string;
  readonly onLine?: boolean;
  /** Page to which Remix is going. */
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
  const navigation = new EventTarget();
  const page = { navigation, __remixRouter: { state: { navigation: { location: target } } } };
  const names = ['location', 'history', 'navigator', 'window', 'addEventListener'];
  new Function(...names, lostChunkScript)(location, history, network, page, events.addEventListener.bind(events));
  return {
    location,
    raise: (name: string, element?: { localName: string; type: string }) => {
      const event = new Event(name);
      if (element) Object.defineProperty(event, 'target', { value: element });
      events.dispatchEvent(event);
    },
    /**
     * Dispatches a reload, by a script or by a key that the visitor pressed; returns whether the browser may reload.
     */
    reloads: ({ userInitiated = false } = {}) =>
      navigation.dispatchEvent(
        Object.assign(new Event('navigate', { cancelable: true }), { navigationType: 'reload', userInitiated }),
      ),
  };
}

const moduleScript = { localName: 'script', type: 'module' };

test('a page of which a first script is missing is loaded again once, marked #retry', () => {
  const { location, raise } = pageWith();
  raise('error', moduleScript);
  raise('error', moduleScript);
  raise('vite:preloadError');
  expect(location.reload).toHaveBeenCalledTimes(1);
  expect(location.hash).toBe('#retry');
});

test('a page that was already loaded again stays as it is', () => {
  const { location, raise, reloads } = pageWith({ hash: '#retry' });
  raise('error', moduleScript);
  raise('vite:preloadError');
  expect(reloads()).toBe(false);
  expect(location.reload).not.toHaveBeenCalled();
});

test('a missing picture, or a missing script of a third party, reloads nothing', () => {
  const { location, raise } = pageWith();
  raise('error', { localName: 'img', type: '' });
  raise('error', { localName: 'script', type: '' });
  expect(location.reload).not.toHaveBeenCalled();
});

test.each(['', '#retry'])('the next page from an address with the hash "%s" is loaded as a document', (hash) => {
  const { location, reloads } = pageWith({ hash, target: { pathname: '/recover', search: '?a=1' } });
  expect(reloads()).toBe(false);
  expect(location.assign.mock.calls).toEqual([['/recover?a=1#retry']]);
  expect(location.reload).not.toHaveBeenCalled();
});

test('a page without a network stays until there is one', () => {
  const { location, raise, reloads } = pageWith({ onLine: false, target: { pathname: '/recover', search: '' } });
  expect(reloads()).toBe(false);
  raise('vite:preloadError');
  expect(location.assign).not.toHaveBeenCalled();
  raise('online');
  expect(location.assign).toHaveBeenCalledWith('/recover#retry');
  expect(location.reload).not.toHaveBeenCalled();
});

test('a page that the visitor reloads, or that is already loaded again, is reloaded', () => {
  const { raise, reloads } = pageWith({ target: { pathname: '/recover', search: '' } });
  expect(reloads({ userInitiated: true })).toBe(true);
  raise('vite:preloadError');
  expect(reloads()).toBe(true);
});
