import type { PlainDate } from '@lender/calculator';
import { parsePlainDate } from '@lender/calculator';

/** Returns the day that an address names; undefined when it names no valid day. */
export function readDay(text: string | null): PlainDate | undefined {
  const day = text === null ? undefined : parsePlainDate(text);
  return day?.ok ? day.value : undefined;
}
