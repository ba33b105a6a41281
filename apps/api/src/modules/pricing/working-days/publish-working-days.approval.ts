import { publishWorkingDays } from '@lender/contract';
import { ok } from '@lender/result';
import { defineApproval } from '../../approvals/index.ts';
import { beginPublication, newestVersion } from '../../drafts/index.ts';

/** Subject of requests to change the list: there is one list. */
export const WORKING_DAYS = 'working_days';

/** Puts other working days in force for offers made from their beginning on. Signed loans keep theirs. */
export const publishWorkingDaysApproval = defineApproval({
  kind: 'working_days.publish',
  commandOf: (payload) => ({ kind: 'working_days.publish', payload }),
  endpoint: publishWorkingDays,
  subjectOf: () => ({ settingName: WORKING_DAYS }),
  versionOf: async (tx) => String(await newestVersion(tx, 'working_day_list')),
  execute: async (tx, { days, from }, { maker, checker, reason }, services) => {
    const begins = await beginPublication(tx, from, services);
    if (!begins.ok) return begins;
    const version = (await newestVersion(tx, 'working_day_list')) + 1;
    const by = { made_by: maker, approved_by: checker, reason };
    await tx
      .insertInto('working_day_list')
      .values({ version, days: JSON.stringify(days), live_from: begins.value, ...by })
      .execute();
    return ok(undefined);
  },
});
