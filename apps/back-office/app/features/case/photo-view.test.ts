import { expect, test } from 'vitest';
import { movePhoto, type PhotoMove, plainView } from './photo-view.ts';

const after = (...moves: PhotoMove[]) => moves.reduce(movePhoto, plainView);

test('four quarter turns bring a photo back', () => {
  expect(after('rotate').turn).toBe(90);
  expect(after('rotate', 'rotate', 'rotate', 'rotate')).toEqual(plainView);
});

test('a photo grows to four times its frame and shrinks to it again', () => {
  expect(after('zoomIn', 'zoomIn', 'zoomIn', 'zoomIn').zoom).toBe(4);
  expect(after('zoomIn', 'zoomIn', 'zoomOut').zoom).toBe(2);
  expect(after('zoomOut').zoom).toBe(1);
});

test('zooming keeps the turn', () => {
  expect(after('rotate', 'zoomIn')).toEqual({ zoom: 2, turn: 90 });
});
