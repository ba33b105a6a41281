import { sessionCookie } from '@lender/web/session';
import * as z from 'zod/mini';

const TEN_MINUTES_SECONDS = 600;

/** Cookie that carries the state between the two halves of a form, so that a reload loses nothing. */
export interface StepCookie<Step> {
  read(request: Request): Step | undefined;
  write(step: Step): string;
  clear(): string;
}

/** Address to which a code was sent, its number of digits, and the moment from which another may be asked for. */
export const sentCodeShape = z.object({ address: z.string(), digits: z.int(), resendAt: z.iso.datetime() });

/** Returns a {@link StepCookie} for as long as a code is valid; scripts cannot read it. */
export function stepCookie<Shape extends z.ZodMiniType>(
  name: `__Host-${string}`,
  shape: Shape,
): StepCookie<z.output<Shape>> {
  const cookie = sessionCookie({ name, maxAgeSeconds: TEN_MINUTES_SECONDS });
  return {
    read: (request) => {
      try {
        return z.parse(shape, JSON.parse(cookie.read(request) ?? ''));
      } catch {
        return undefined; // none, or not written by us
      }
    },
    write: (step) => cookie.write(JSON.stringify(step)),
    clear: () => cookie.clear(),
  };
}
