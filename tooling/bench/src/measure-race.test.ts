import { expect, test } from 'vitest';
import { measureRace } from './measure-race.ts';
import type { Lane } from './race.ts';

test('takes turns, so that a slow moment of the machine falls on all', () => {
  const order: string[] = [];
  const lane = (contender: string): Lane => ({
    contender,
    calls: 1,
    isRight: true,
    run: () => {
      order.push(contender);
    },
  });
  measureRace({ name: 'turns', lanes: [lane('a'), lane('b')] }, { rounds: 3, sampleMs: 0 });
  expect(order.slice(2)).toEqual(['a', 'b', 'b', 'a', 'a', 'b']);
});
