import { testExamples } from '@lender/vitest/examples';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import * as machine from '../src/index.ts';
import * as routes from '../src/routes.ts';

testExamples({
  root: new URL('..', import.meta.url),
  names: { ...machine, ...routes, createActor, fromPromise, SimulatedClock },
});
