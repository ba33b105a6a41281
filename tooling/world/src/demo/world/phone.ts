import type { Services } from '@lender/api/services';
import { ok } from '@lender/result';

/** Simulated phones of the demo: its text messages are sent nowhere else. */
export interface Phones {
  readonly sms: Services['sms'];
  /** Returns the newest code that came to a phone. @throws when none came */
  codeOn(phone: string): string;
}

export function openPhones(): Phones {
  const codes = new Map<string, string>();
  return {
    sms: {
      send: async ({ phone, text }) => {
        const [, code] = /^(\d{3,8}) es tu código/.exec(text) ?? [];
        if (code !== undefined) codes.set(phone.slice(-10), code);
        return ok({ providerId: 'demo' });
      },
    },
    codeOn: (phone) => {
      const code = codes.get(phone);
      if (code === undefined) throw new Error(`no code came to ${phone}`);
      return code;
    },
  };
}
