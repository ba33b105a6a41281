import { addMonthsClamped, type PlainDate } from '@lender/calculator';
import { getFlow, getFunnelReport } from '@lender/contract';
import { call } from '../server/call.ts';

/** Time that calls took, each time, in milliseconds. */
export interface Asked {
  readonly reports: readonly number[];
  /** Times of the borrower's status, asked for while reports are made. */
  readonly flows: readonly number[];
}

interface Askers {
  readonly origin: string;
  readonly staff: string;
  readonly borrower: string;
  /** Business date up to which a report reads. */
  readonly today: PlainDate;
}

const AT_ONCE = 4;

/** Lets members of staff ask for a year's report again and again, while a borrower asks for their status. */
export async function askPair({ origin, staff, borrower, today }: Askers, times: number): Promise<Asked> {
  const query = { from: addMonthsClamped(today, -11), to: today };
  const reports: number[] = [];
  const flows: number[] = [];
  const timed = async (into: number[], asked: Promise<{ readonly status: number }>) => {
    const begun = performance.now();
    const { status } = await asked;
    if (status !== 200) throw new Error(`answered ${status}`);
    into.push(performance.now() - begun);
  };
  const clerk = async () => {
    while (reports.length < times) await timed(reports, call(origin, getFunnelReport, { query }, { token: staff }));
  };
  const clerks = Promise.all(Array.from({ length: AT_ONCE }, clerk));
  while (reports.length < times) await timed(flows, call(origin, getFlow, {}, { token: borrower }));
  await clerks;
  return { reports, flows };
}
