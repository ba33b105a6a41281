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
  it.each(['/registration/nothing', '/Registration', '*', '/*', '*/'])('knows no page at %s', (path) => {
    expect(routeAt(path)).toBeUndefined();
  });
});
