import { FLOW_STATUSES, FLOW_STEPS } from '@lender/lending';
import { ROUTES } from './routes.data.ts';
import type { Mode, Session, Visit } from './visit.ts';

const SESSIONS: readonly Session[] = [
  { kind: 'guest' },
  { kind: 'guest', qaCookie: true },
  { kind: 'client' },
  { kind: 'client', firstName: 'Ana' },
  { kind: 'client', firstName: 'Ana', cashPayout: true },
  { kind: 'client', qaCookie: true },
  { kind: 'client', blocked: true },
  { kind: 'client', firstName: 'Ana', mustComplete: true },
  { kind: 'user' },
];
const MODES: readonly Mode[] = ['enter', 'poll'];
/** Adds a name of the page list, and a possible future step and status. */
const STEPS = [...FLOW_STEPS, 'payment', 'face_scan'];
const STATUSES = [...FLOW_STATUSES, 'paused'];

/** Steps that the client of some visits may open again. */
export const MENDED = ['new_client_created', 'work_info', 'direct_debit_information'];

/** Yields every step × status × page × session × mode, with and without finished steps, sandbox and external login. */
export function* everyVisit(): Generator<Visit> {
  const flows = STEPS.flatMap((step) => STATUSES.map((status) => ({ step, status })));
  const mended = flows.map((flow) => ({ ...flow, finished: MENDED }));
  for (const flow of [null, ...flows, ...mended])
    for (const { path } of ROUTES)
      for (const session of SESSIONS)
        for (const mode of MODES)
          for (const sandboxAllowed of [false, true])
            for (const externalLoginUrl of ['https://login.example/', '/registration/facebook', undefined])
              yield {
                flow,
                location: { pathname: path },
                session,
                mode,
                config: { sandboxAllowed, ...(externalLoginUrl && { externalLoginUrl }) },
              };
}
