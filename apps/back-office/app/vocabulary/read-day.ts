import type { PlainDate } from '@lender/calculator';
import { parsePlainDate } from '@lender/calculator';

/** The day that an address names; nothing where it names none that there is. */
export function readDay(text: string | null): PlainDate | undefined {
  const day = text === null ? undefined : parsePlainDate(text);
  return day?.ok ? day.value : undefined;
}
