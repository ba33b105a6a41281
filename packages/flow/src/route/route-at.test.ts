import { describe, expect, it } from 'vitest';
import { routeAt } from './route-at.ts';
import { ROUTES } from './routes.data.ts';

describe('ROUTES', () => {
  it('gives every page a name with the suffix ___es and a path, each once', () => {
    expect(new Set(ROUTES.map(({ id }) => id)).size).toBe(ROUTES.length);
    expect(new Set(ROUTES.map(({ path }) => path)).size).toBe(ROUTES.length);
    expect(ROUTES.every(({ id }) => id.endsWith('___es'))).toBe(true);
  });
});

describe('routeAt', () => {
  it('does not mind a trailing slash', () => {
    expect(routeAt('/registration/belvo/')?.id).toBe('registration-belvo___es');
    expect(routeAt('/')?.id).toBe('index___es');
    expect(routeAt('')?.id).toBe('index___es');
  });
  it('reads an address as the router of the site does, whatever its letters', () => {
    expect(routeAt('/Registration/BELVO')?.id).toBe('registration-belvo___es');
    expect(ROUTES.every(({ path }) => path === path.toLowerCase())).toBe(true);
  });
  it.each(['/registration/nothing', '*', '/*', '*/'])('knows no page at %s', (path) => {
    expect(routeAt(path)).toBeUndefined();
  });
});
