import { describe, expect, it } from 'vitest';
import { routeAt } from './route-at.ts';
import { ROUTES } from './routes.data.ts';

describe('ROUTES', () => {
  it('every page has a name with the suffix ___es and a path, each once', () => {
    expect(new Set(ROUTES.map(({ id }) => id)).size).toBe(ROUTES.length);
    expect(new Set(ROUTES.map(({ path }) => path)).size).toBe(ROUTES.length);
    expect(ROUTES.every(({ id }) => id.endsWith('___es'))).toBe(true);
  });
});

describe('routeAt', () => {
  it('a trailing slash does not change the page', () => {
    expect(routeAt('/registration/belvo/')?.id).toBe('registration-belvo___es');
    expect(routeAt('/')?.id).toBe('index___es');
    expect(routeAt('')?.id).toBe('index___es');
  });
  it('an address is read as the router of the site does, in upper or lower case', () => {
    expect(routeAt('/Registration/BELVO')?.id).toBe('registration-belvo___es');
    expect(ROUTES.every(({ path }) => path === path.toLowerCase())).toBe(true);
  });
  it.each(['/registration/nothing', '*', '/*', '*/'])('there is no page at %s', (path) => {
    expect(routeAt(path)).toBeUndefined();
  });
});
