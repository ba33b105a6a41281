import type { Refusal } from '@lender/sdk';
import * as z from 'zod/mini';

const IDLE = /^inactividad-(\d{1,2})$/;
const idleFacts = z.object({ minutes: z.int() });

/** Returns why a member of staff has to sign in again, as the address of the sign-in page carries it. */
export function endNotice({ code, facts }: Pick<Refusal, 'code' | 'facts'>): string {
  const idle = code === 'session_idle' ? idleFacts.safeParse(facts).data : undefined;
  return idle ? `inactividad-${idle.minutes}` : 'sesion';
}

/** Reads such a notice: the session ended, with the number of minutes without use where that is the reason. */
export function readEndNotice(notice: string | null): { readonly idleMinutes: number | undefined } | undefined {
  const minutes = IDLE.exec(notice ?? '')?.[1];
  if (minutes === undefined && notice !== 'sesion') return undefined;
  return { idleMinutes: minutes === undefined ? undefined : Number(minutes) };
}
