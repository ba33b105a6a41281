import { answerWithFailure, isErrorForScript } from '@lender/web/entry-server';
import type { Visit } from '@lender/web/session';
import { isStaff } from '../platform/current-staff.server.ts';

/** Shows staff what failed when an open page loads the next one, as their error pages do. */
export const reportToStaff = async (answer: Response, visit: Visit): Promise<Response> =>
  isErrorForScript(answer) && (await isStaff(visit)) ? answerWithFailure(answer, visit.context) : answer;
