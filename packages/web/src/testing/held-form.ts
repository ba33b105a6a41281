import { heldFormOf, holdForm } from '../document/held-form.ts';
import type { HeldForm } from '../forms/unsent-form.ts';
import type { TestVisit } from './test-visit.ts';

/** Returns the form that the error page of a request can offer again, where its action could not accept it. */
export async function heldAfter(action: (visit: TestVisit) => unknown, visit: TestVisit): Promise<HeldForm | Response> {
  try {
    const answer = await action(visit);
    if (answer instanceof Response) return answer;
    throw new TypeError('the action returned no Response');
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    holdForm(thrown, visit.context);
    const held = heldFormOf(visit.context);
    if (held) return held;
    throw thrown;
  }
}
