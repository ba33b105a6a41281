import { expect, test } from 'vitest';
import { withoutReload, withoutSwitchedOff, withoutUnused, withoutUnusedOfReact } from './leave-off-out.ts';

test.each([
  ['if (window.__remixContext.future.v3_singleFetch) decode();', 'if (false) decode();'],
  ['return future.v3_lazyRouteDiscovery === true && !isSpaMode;', 'return false && !isSpaMode;'],
  ['if (context.future.v3_singleFetch && ok) fetch();', 'if (false && ok) fetch();'],
  ['v7_fetcherPersist: future.v3_fetcherPersist', 'v7_fetcherPersist: future.v3_fetcherPersist'],
])('%s', (code, left) => expect(withoutSwitchedOff(code)).toBe(left));

test('what is never needed gives nothing back, and leaves its work behind', () =>
  expect(
    withoutUnused('function isDeferredData(value) {\n  return look(value);\n}\nfunction isDeferredDataOf() {}'),
  ).toBe(
    'function isDeferredData() {}\nfunction isDeferredDataLeft(value) {\n  return look(value);\n}\nfunction isDeferredDataOf() {}',
  ));

test('a part of React goes with its methods', () => {
  const code =
    'function FragmentInstance(fiber) {\n}\nFragmentInstance.prototype.blur = function () {\n};\nfunction commitRoot() {}';
  expect(withoutUnusedOfReact(code)).toBe(
    'function FragmentInstance() {}\nfunction FragmentInstanceLeft(fiber) {\n}\nfunction blurLeft () {\n};\nfunction commitRoot() {}',
  );
});

test('a route module that does not come raises an event and reloads nothing', () => {
  expect(withoutReload('console.error(error);\nwindow.location.reload();\nreturn new Promise(() => {});')).toBe(
    "console.error(error);\nwindow.dispatchEvent(new Event('lostroutemodule'));\nreturn new Promise(() => {});",
  );
});

test('a Remix that reloads in another way ends the build', () => {
  expect(() => withoutReload('location.replace(location.href);')).toThrow('Remix reloads a page in another way');
});
