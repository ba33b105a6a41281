export { brokenForm, treatmentOf } from './testing/broken-form.ts';
export { answers, type FakeAnswer, fakeCall, grants, type MadeCall, refuses } from './testing/fake-call.ts';
export { formOf } from './testing/form-of.ts';
export { heldAfter } from './testing/held-form.ts';
export { type ServedRoute, type ServedSite, serveRoutes } from './testing/serve-routes.ts';
export {
  redirectOf,
  responseOf,
  type TestVisit,
  type TestVisitOptions,
  testVisit,
  tokenOf,
} from './testing/test-visit.ts';
export { WithFailure, type WithFailureProps } from './testing/with-failure.tsx';
