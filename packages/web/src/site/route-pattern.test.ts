import { expect, test } from 'vitest';
import { routePatterns } from './route-pattern.ts';

const route = (id: string, path?: string, parentId?: string) => ({
  id,
  path,
  parentId,
  module: { default: () => null },
});

const patternOf = routePatterns({
  root: route('root', ''),
  home: { ...route('home', undefined, 'root'), index: true },
  staff: route('staff', '', 'root'),
  case: route('case', 'solicitudes/:id', 'staff'),
  document: route('document', '/solicitudes/:id/documentos/:documentId', 'root'),
  elsewhere: route('elsewhere', '*', 'staff'),
});

test.each([
  ['/', '/'],
  ['/solicitudes/0193', '/solicitudes/:id'],
  ['/solicitudes/0193/documentos/ana@correo.example', '/solicitudes/:id/documentos/:documentId'],
  ['/ana@correo.example/GOMC900101HDFRRL09', '/*'],
])('the pattern of %s is %s', (path, pattern) => {
  expect(patternOf(path)).toBe(pattern);
});

test('a site without pages logs nothing of an address', () => {
  expect(routePatterns({})('/ana@correo.example')).toBe('/');
});
