import type { FlowStep } from '@lender/lending';
import type { RoutePath } from './route-path.ts';
import { STEP_ROUTES } from './routes.data.ts';
import type { ClientSession } from './visit.ts';

type Routes = readonly [RoutePath, ...RoutePath[]];

/**
 * Returns the pages of a step for this client: a new client gives details until the first name is known and then
 * applies, and an accepted client reads how the money is paid out.
 */
export function routesOfStep(step: Exclude<FlowStep, 'facebook'>, client: ClientSession): Routes {
  if (step === 'new_client_created') return [client.firstName ? '/application/apply' : '/registration'];
  if (step === 'tmc_page') return [client.cashPayout ? '/application/accepted-cash' : '/application/accepted'];
  return STEP_ROUTES[step];
}
