import { normalisePath } from './route-at.ts';
import { STEP_ROUTES } from './routes.data.ts';
import type { ReportedFlow } from './visit.ts';

/**
 * Returns the pages before the client's current one that show saved answers again, in the order of the journey. The
 * first of them is the page with the details until the client has applied, and from then on the page with the amount.
 *
 * @example
 * const flow = { step: 'address', status: 'active', finished: ['new_client_created', 'work_info'] };
 * finishedPages(flow) // → ['/application/apply', '/registration/employment']
 */
export const finishedPages = ({ step, finished = [] }: ReportedFlow): readonly string[] =>
  Object.entries(STEP_ROUTES)
    .filter(([done]) => finished.includes(done))
    .map(([done, [first, second = first]]) => (done === 'new_client_created' && done !== step ? second : first));

/**
 * The page that the client saw before this one, to go back to; `undefined` where there is none.
 *
 * @example
 * const flow = { step: 'address', status: 'active', finished: ['new_client_created', 'work_info'] };
 * pageBefore(flow, '/registration/address') // → '/registration/employment'
 * pageBefore(flow, '/application/apply') // → undefined
 */
export function pageBefore(flow: ReportedFlow, pathname: string): string | undefined {
  const pages = finishedPages(flow);
  const here = pages.indexOf(normalisePath(pathname));
  return here === -1 ? pages.at(-1) : pages[here - 1];
}
