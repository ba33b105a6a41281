import { expect, test } from 'vitest';
import { attacks } from '../paths/attacks.data.ts';
import { redirect, redirectElsewhere, replace } from './redirect.ts';

const placeOf = ({ headers }: Response) => headers.get('location');

test.each([...attacks, 'https://evil.example'])('no redirect leads to %j', (to) => {
  expect(placeOf(redirect(to))).toBe('/');
  expect(placeOf(replace(to))).toBe('/');
});

test('a redirect leads to a page of ours, with its headers', () => {
  const answer = redirect('/flow?a=1', { headers: { 'x-flow-why': 'done' } });
  expect([answer.status, placeOf(answer), answer.headers.get('x-flow-why')]).toEqual([302, '/flow?a=1', 'done']);
});

test('only a redirect that is marked so leads to another site', () => {
  const url = 'https://provider.example/widget?token=1';
  expect(placeOf(redirectElsewhere(url))).toBe(url);
  for (const attack of attacks) expect(placeOf(redirectElsewhere(attack))).toBe('/');
});
