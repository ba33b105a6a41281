import { vi } from 'vitest';
import { env } from '../app/platform/env.server.ts';

/** Answers of the API to every caller, sandbox or not; lists are empty here. */
export const PUBLIC_ANSWERS: Readonly<Record<string, unknown>> = {
  '/web/private/back-office/user/me': {
    id: '01930000-0000-7000-8000-000000000001',
    email: 'marta@quincena.example',
    name: 'Marta',
    role: 'admin',
    permissions: [],
  },
  '/web/public/config/password': { minLength: 8, maxLength: 64, isAlphanumeric: false },
  '/web/public/config/calculator': {
    amountLimits: {
      minMainLoan: 500,
      amountTo: 8_000,
      minAdditionLoan: 500,
      interval: 100,
      new: { minAmount: 500, maxAmount: 4_000 },
      repeated: { minAmount: 500, maxAmount: 8_000 },
    },
    initialStates: { amount: 2_000, payCycle: 'semi_monthly', tab: 0 },
    today: '2026-03-02',
    calendar: 'cnbv-2026',
    firstLoanDiscountPercent: 0,
  },
};

/** Parts of another page that lead back to it where nothing is owed. */
export const LEAD_BACK: readonly string[] = ['/profile/my-loan/pay', '/profile/my-loan/debit'];

/** Opens a site without data, with an API that answers public requests only; returns a function that closes it. */
export function openSandbox(): () => void {
  const { sandboxAllowed } = env;
  Object.assign(env, { sandboxAllowed: true });
  vi.stubGlobal('fetch', async (asked: Request) =>
    Response.json({ success: true, data: PUBLIC_ANSWERS[new URL(asked.url).pathname] ?? [] }),
  );
  return () => {
    vi.unstubAllGlobals();
    Object.assign(env, { sandboxAllowed });
  };
}
