import { expect, test } from 'vitest';
import { measureRace, statusesOf } from './measure-race.ts';
import type { Lane } from './race.ts';

test('contenders take turns, so that a slow moment of the machine affects all of them', () => {
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

test('a disturbed sample does not change a result by the least', () => {
  const contenders = [
    { contender: 'floor', isRight: true },
    { contender: 'ours', isRight: true },
  ];
  const times = [
    [10, 90, 10],
    [95, 20, 99],
  ];
  expect(statusesOf(contenders, times, 'least')).toEqual([
    { contender: 'floor', ratio: 1, nsPerCall: 10, isRight: true },
    { contender: 'ours', ratio: 2, nsPerCall: 20, isRight: true },
  ]);
});
