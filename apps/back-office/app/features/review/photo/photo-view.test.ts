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

test('the light of a photo goes up, then down, then back', () => {
  expect(after('brighter').light).toBe('bright');
  expect(after('brighter', 'brighter', 'brighter').light).toBe('dim');
  expect(after('brighter', 'brighter', 'brighter', 'brighter')).toEqual(plainView);
});

test('each change of the view of a photo keeps the others', () => {
  expect(after('rotate', 'zoomIn', 'brighter')).toEqual({ zoom: 2, turn: 90, light: 'bright' });
});
