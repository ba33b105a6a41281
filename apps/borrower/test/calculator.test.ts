import { encodeWire, getActiveLoan } from '@lender/contract';
import { centavos } from '@lender/money';
import { redirectOf, responseOf } from '@lender/web/testing';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readChoice } from '../app/calculator/calculator-cookie.server.ts';
import { ChosenLine } from '../app/calculator/chosen-line.tsx';
import { limitsOn } from '../app/calculator/state/calculator-setting.ts';
import { sampleLoan } from '../app/features/loan/loan.sample.ts';
import { action as applyAction, loader as applyLoader } from '../app/routes/application.apply.tsx';
import { action as chooseAction } from '../app/routes/calculator.choose.ts';
import { action as limitAction } from '../app/routes/calculator.limit.ts';
import { loader as offerLoader } from '../app/routes/calculator.offer.ts';
import { action as promotionAction, loader as promotionLoader } from '../app/routes/calculator.promotion.ts';
import { loader as homeLoader } from '../app/routes/home.tsx';
import { loader as registrationLoader } from '../app/routes/registration.tsx';
import { clientProfile, wireApplication, wireJourney } from './client-answers.ts';
import { renderHtml } from './render.tsx';
import { visit } from './visit.ts';

const limits = { minAmount: 500, maxAmount: 4_000 };
const config = {
  amountLimits: {
    minMainLoan: 500,
    amountTo: 8_000,
    minAdditionLoan: 300,
    interval: 100,
    new: limits,
    repeated: { ...limits, maxAmount: 8_000 },
  },
  initialStates: { amount: 2_000, payCycle: 'semi_monthly', tab: 0 },
  today: '2026-11-21',
  calendar: 'cnbv-2026',
  firstLoanDiscountPercent: 50,
};
const money = (amount: number) => ({ amount, currency: 'MXN' });
const nothing = { amount: 0, amount_without_vat: 0, vat: 0 };
const interest = { amount: 116, amount_without_vat: 100, vat: 16 };
const offer = {
  principal: money(2_000),
  interest,
  serviceFee: nothing,
  processingFee: nothing,
  withdrawalFee: nothing,
  invoicingFee: nothing,
  total: money(2_116),
  apr: 91.1,
  annualRate: 60,
  term: { value: 14, unit: 'day' },
  startDate: '2026-11-21',
  endDate: '2026-12-05',
  agreementTermEndDate: '2027-03-05',
  discount: { interest: 0.29, serviceFee: 0.3 },
  interest_without_discount: interest,
  serviceFee_without_discount: nothing,
  processing_fee_without_discount: nothing,
  total_without_discount: money(2_116),
  apr_without_discount: 91.1,
  extensions: [],
  schedule: [],
};
const promotion = { code: 'BUENFIN', discount: { interest: 0.29, serviceFee: 0.3 } };

type Answer = { readonly status?: number; readonly body: unknown };
const granted = (data: unknown): Answer => ({ body: { success: true, data } });
const refused = (status: number, code: string): Answer => ({
  status,
  body: { success: false, status, message: code, error: { code } },
});
const away: Answer = { status: 503, body: { success: false } };

let answers: Record<string, Answer>;
let asked: { readonly method: string; readonly path: string; readonly query: string; readonly body: unknown }[];

beforeEach(() => {
  asked = [];
  answers = {
    'config/calculator': granted(config),
    'promo-code/BUENFIN/verify': granted({ ...promotion, valid: true }),
    'promo-code/VIEJO/verify': granted({ code: 'VIEJO', valid: false, discount: null }),
    'web/private/client': granted(clientProfile({ hasActualApplication: false, hasUncancelledApplications: false })),
    'client/flow': granted({ step: 'no_loan_page', status: 'active', errors: [], finished: [] }),
    'client-journey/current': granted(wireJourney),
    'discounts/promo-code': granted({ promotion: null }),
    'POST client/application': granted(wireApplication()),
  };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const { method } = request;
    const body = method === 'GET' ? undefined : await request.json().catch(() => undefined);
    asked.push({ method, path: pathname, query: String(searchParams), body });
    const isEnd = (end: string) =>
      end.startsWith(method) ? pathname.endsWith(end.slice(method.length + 1)) : pathname.endsWith(end);
    const found = Object.keys(answers).find(isEnd);
    const answer = found ? answers[found] : pathname.includes('/arithmetic/offer/') ? granted(offer) : undefined;
    const { status = 200, body: reply } = answer ?? { status: 404, body: { success: false } };
    return Response.json(reply, { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const chosen = { tab: '0', amount: '2000', initial: '2000', cycle: 'semi_monthly', dates: '2026-12-05,2026-12-20' };
const send = (form: Record<string, string>, account?: 'client') =>
  visit('/calculator/choose', { form: { ...chosen, ...form }, ...(account && { account }) });
const stored = async (cookies: readonly string[]) => {
  const cookie = cookies.find((header) => header.startsWith('calculator='))?.split(';')[0] ?? '';
  return readChoice(new Request('https://quincena.example', { headers: { cookie } }));
};
const data = async (answer: () => unknown) => (await responseOf(answer))?.json();
const applications = () =>
  asked.filter(({ method, path }) => method === 'POST' && path.endsWith('/client/application'));

test('the calculator starts with the next pay day of a visitor when a partner knows it', async () => {
  const id = '01930000-0000-7000-8000-000000000009';
  answers[`affiliate/leads/${id}`] = granted({
    id,
    partner: 'radar',
    firstName: null,
    lastName: null,
    email: null,
    mobilePhone: null,
    desiredLoanAmount: null,
    financialSecurity: { salaryCycle: { next: '2026-11-25' } },
  });
  expect(await data(() => homeLoader(visit(`/?lead=${id}`)))).toMatchObject({
    calculator: { initial: { payCycle: 'semi_monthly', payDates: '2026-11-25,2026-12-10' } },
  });
});

describe('a visitor who continues from the calculator', () => {
  test('a visitor who continues keeps the choice with its term and its promotion', async () => {
    const sent = send({ promo: ' buenfin ' });
    expect(await redirectOf(() => chooseAction(sent))).toBe('/registration');
    expect(await stored(sent.cookies)).toMatchObject({ payCycle: 'semi_monthly', promoCode: 'BUENFIN', termDays: 14 });
    expect(asked.find(({ path }) => path.includes('/offer/'))?.query).toBe('promoName=BUENFIN');
  });

  test.each([
    ['no cycle', { cycle: '', dates: '' }, 'cycle='],
    ['a cycle whose dates were not on the page', { cycle: 'weekly' }, 'cycle=weekly'],
  ])('a visitor who continues with %s sees what is missing, and loses nothing', async (_, form, kept) => {
    const to = await redirectOf(() => chooseAction(send(form)));
    expect(to).toMatch(/^\/\?.*falta=1#calculadora$/);
    expect(to).toContain('amount=2000');
    expect(to).toContain(kept);
    const shown = await data(() => homeLoader(visit(to ?? '')));
    expect(shown).toMatchObject({
      calculator: { initial: { isChecked: true, payDates: '' }, offer: { ok: false, problem: 'incomplete' } },
    });
  });

  test.each([
    ['an empty pay cycle', { cycle: '', dates: '' }],
    ['a code that is none', { promo: 'viejo' }],
  ])(
    'a visitor who continues gets back the calculator of first loans with %s, its parts opened as they were',
    async (_, form) => {
      const of = { tab: '1', amount: '8000', limit: 'first', open: 'amount', ...form };
      const to = await redirectOf(() => chooseAction(send(of)));
      expect(new URL(to ?? '', 'https://quincena.example').searchParams.get('amount')).toBe('4000');
      expect(await data(() => homeLoader(visit(to ?? '')))).toMatchObject({
        calculator: { setting: { isFirstLoanOnly: true }, initial: { tab: 0, amountText: '4000' }, opened: ['amount'] },
      });
    },
  );

  test('a visitor who continues with an invalid code sees it again with the reason', async () => {
    const to = await redirectOf(() => chooseAction(send({ promo: 'viejo' })));
    expect(to).toMatch(/^\/\?tab=0&amount=2000.*promo=VIEJO/);
    const shown = await data(() => homeLoader(visit(to ?? '')));
    expect(shown).toMatchObject({
      calculator: { promotion: { code: 'VIEJO', problem: 'promo_code_invalid' }, initial: { amountText: '2000' } },
    });
  });
});

describe('a promotion code', () => {
  const lookUp = (promo: string) => data(() => promotionLoader(visit(`/calculator/promotion?promo=${promo}`)));

  test('a promotion code is looked up as people type it', async () => {
    expect(await lookUp('buen%20fin')).toEqual({ code: 'BUENFIN', interest: 29, fee: 30, problem: null });
  });

  test('a promotion code of a wrong shape is not sent to the API', async () => {
    expect(await lookUp('a%2Fb')).toMatchObject({ code: 'A/B', problem: 'invalid' });
    expect(asked).toEqual([]);
  });

  test.each([
    ['rate_limited', refused(429, 'rate_limited'), 'rate_limited'],
    ['a server that is away', away, 'unavailable'],
  ])('the look-up of a promotion code reports %s', async (_, answer, problem) => {
    answers['promo-code/BUENFIN/verify'] = answer;
    expect(await lookUp('BUENFIN')).toMatchObject({ problem });
  });

  test('a client’s promotion code is stored by the server, and the same calculator comes back', async () => {
    answers = { 'POST discounts/promo-code': granted(promotion), ...answers };
    const at = '/calculator/promotion?page=/application/apply';
    const to = await redirectOf(() =>
      promotionAction(visit(at, { account: 'client', form: { ...chosen, promo: 'buenfin' } })),
    );
    expect(to).toMatch(/^\/application\/apply\?.*amount=2000/);
    expect(to).not.toContain('aviso');
  });

  test('a client’s promotion code that is refused says why, on a page of this site whatever was asked for', async () => {
    answers = { 'POST discounts/promo-code': refused(409, 'promo_code_used'), ...answers };
    const at = '/calculator/promotion?page=https://evil.example';
    const to = await redirectOf(() =>
      promotionAction(visit(at, { account: 'client', form: { ...chosen, promo: 'buenfin' } })),
    );
    expect(to).toMatch(/^\/\?.*promo=BUENFIN&aviso=promo_code_used#calculadora$/);
    const shown = await data(() => homeLoader(visit(to ?? '', { account: 'client' })));
    expect(shown).toMatchObject({ calculator: { promotion: { code: 'BUENFIN', problem: 'promo_code_used' } } });
  });
});

describe('a repeat client', () => {
  test.each([
    ['the landing page', () => chooseAction(send({}, 'client'))],
    ['the page to apply', () => applyAction(visit('/application/apply', { account: 'client', form: chosen }))],
  ])('a repeat client applies from %s, and waits', async (_, press) => {
    expect(await redirectOf(press)).toBe('/application/loading');
    expect(applications()).toMatchObject([{ body: { salaryCycle: 'semi_monthly', loanAmount: money(2_000) } }]);
  });

  test('a repeat client sees on the landing page why an application is refused', async () => {
    answers['POST client/application'] = refused(409, 'additional_loan_refused');
    const to = await redirectOf(() => chooseAction(send({}, 'client')));
    expect(to).toMatch(/^\/\?.*problema=additional_loan_refused#calculadora$/);
    const shown = await data(() => homeLoader(visit(to ?? '', { account: 'client' })));
    expect(shown).toMatchObject({ problem: 'additional_loan_refused' });
  });

  test('a repeat client does not apply when the date of the choice was not on the page', async () => {
    const to = await redirectOf(() => chooseAction(send({ cycle: 'monthly' }, 'client')));
    expect(to).toContain('falta=1');
    expect(applications()).toEqual([]);
  });
});

describe('without the lender’s rules', () => {
  test.each([
    ['an API that is away', away, ['[API] failed to load configs']],
    ['a visitor who asks too often', refused(429, 'rate_limited'), []],
  ])('rules that are missing because of %s are reported only if the error is ours', async (_, answer, saved) => {
    answers['config/calculator'] = answer;
    const asked = visit('/');
    const report = vi.spyOn(asked.context.errors, 'report');
    await homeLoader(asked);
    expect(report.mock.calls.map(([error]) => error instanceof Error && error.message)).toEqual(saved);
    report.mockRestore();
  });

  test.each([
    ['away', away],
    ['busy', refused(429, 'rate_limited')],
  ])('the pages are shown when the rules are %s, and say so', async (_, answer) => {
    answers['config/calculator'] = answer;
    expect(await data(() => homeLoader(visit('/')))).toMatchObject({ calculator: { kind: 'away' } });
    expect(await data(() => applyLoader(visit('/application/apply', { account: 'client' })))).toMatchObject({
      kind: 'away',
    });
    // The choice is still there when the rules are back.
    const back = await redirectOf(() => chooseAction(send({ amount: '1500' })));
    expect(back).toMatch(/^\/\?tab=0&amount=1500&.*cycle=semi_monthly&dates=.*#calculadora$/);
    expect(await data(() => offerLoader(visit('/calculator/offer?amount=2000')))).toEqual({
      ok: false,
      problem: 'unavailable',
    });
  });
});

test('a visitor’s promotion becomes the client’s on the page to apply, once', async () => {
  const sent = send({ promo: 'BUENFIN' });
  await chooseAction(sent);
  const cookie = sent.cookies[0]?.split(';')[0] ?? '';
  answers = { 'POST discounts/promo-code': granted(promotion), ...answers };
  const page = visit('/application/apply', { account: 'client' });
  page.request.headers.append('cookie', cookie);
  await applyLoader(page);
  expect(asked.filter(({ method }) => method === 'POST')).toMatchObject([{ body: { code: 'BUENFIN' } }]);
  const kept = await stored(page.cookies);
  expect(kept?.amountCentavos).toBe(200_000);
  expect(kept?.promoCode).toBeUndefined();
});

test('an address that asks for first loans gets a calculator of first loans', async () => {
  const shown = await data(() => homeLoader(visit('/?limit=first&tab=1&amount=8000')));
  expect(shown).toMatchObject({
    calculator: { setting: { isFirstLoanOnly: true }, initial: { tab: 0, amountText: '4000', isRaised: false } },
  });
});

test('a part that was opened by its pencil stays open without JavaScript', async () => {
  const shown = await data(() => homeLoader(visit('/?open=amount&open=x&open=salary')));
  expect(shown).toMatchObject({ calculator: { opened: ['amount', 'salary'] } });
});

describe('a page that asks for personal data', () => {
  test('a page that asks for personal data shows the choice and its cost today, and a link back to it', async () => {
    const sent = send({});
    await chooseAction(sent);
    const page = visit('/registration');
    page.request.headers.append('cookie', sent.cookies[0]?.split(';')[0] ?? '');
    const shown = await data(() => registrationLoader(page));
    expect(shown).toMatchObject({
      chosen: { receive: '$2000.00', total: '$2116.00', dueDay: 'sábado 05.12.2026' },
    });
    const line = renderHtml(createElement(ChosenLine, shown.chosen));
    expect(line).toContain('Recibes $2000.00 y pagas $2116.00 el sábado 05.12.2026.');
    expect(line).toContain('href="/?limit=first#calculadora"');
  });

  test('a page that asks for personal data shows no choice when none was made', async () => {
    expect(await data(() => registrationLoader(visit('/registration')))).toMatchObject({ chosen: null });
  });
});

describe('a visitor whom a partner sent', () => {
  const id = '01930000-0000-7000-8000-000000000009';
  const lead = { id, partner: 'radar', firstName: 'Ana', lastName: 'Ríos', email: 'ana@correo.example' };

  beforeEach(() => {
    const more = {
      mobilePhone: { number: '5512345678' },
      desiredLoanAmount: money(3_100),
      financialSecurity: { salaryCycle: { next: null } },
    };
    answers[`leads/${id}`] = granted({ ...lead, ...more });
  });

  test('a visitor whom a partner sent finds the amount and the phone filled in', async () => {
    const shown = await data(() => homeLoader(visit(`/?lead=${id}`)));
    expect(shown).toMatchObject({ calculator: { initial: { amountText: '3100' } } });
    expect(await data(() => registrationLoader(visit(`/registration?lead=${id}`)))).toMatchObject({
      part: 'phone',
      phone: '5512345678',
    });
  });

  test('a visitor whom a partner sent finds the names filled in, once registered', async () => {
    answers['web/private/client'] = granted(clientProfile({ firstName: null, hasActualApplication: false }));
    answers['client/flow'] = granted({ step: 'new_client_created', status: 'active', errors: [], finished: [] });
    const page = visit(`/registration?lead=${id}`, { account: 'client' });
    expect(await data(() => registrationLoader(page))).toMatchObject({
      part: 'details',
      saved: { firstName: 'Ana', lastName: 'Ríos' },
    });
  });
});

describe('a client with a loan', () => {
  const opened = async ({ dueDays, available }: { readonly dueDays: number; readonly available: number }) => {
    const profile = clientProfile({ hasActiveLoan: true, hasActualApplication: false });
    const loan = sampleLoan({ repaymentInvoice: { amount: centavos(369_600), dueDays } });
    answers['loan/active'] = granted(encodeWire(getActiveLoan.reply(), loan));
    answers['web/private/client'] = granted({ ...profile, availableLoanAmount: money(available) });
    return data(() => homeLoader(visit('/', { account: 'client' })));
  };

  test('a client with a loan may take another beside it, within the limits of an additional one', async () => {
    const { calculator } = await opened({ dueDays: 9, available: 450 });
    expect(calculator).toMatchObject({ kind: 'calculator', underWay: null, initial: { amountText: '450' } });
    expect(limitsOn(calculator.setting, 0)).toMatchObject({ minCentavos: 30_000, maxCentavos: 45_000 });
  });

  test.each([
    ['that is due tomorrow', { dueDays: 1, available: 450 }],
    ['and nothing left to borrow', { dueDays: 9, available: 0 }],
    ['and less left than the least', { dueDays: 9, available: 200 }],
  ])('a client with a loan %s sees the loan instead', async (_, status) => {
    expect(await opened(status)).toMatchObject({ calculator: { kind: 'loan' } });
  });
});

test('a client is never shown an amount on the page to apply that they may not ask for', async () => {
  const profile = clientProfile({ hasActualApplication: false });
  answers['web/private/client'] = granted({ ...profile, availableLoanAmount: money(400) });
  const page = visit('/application/apply', { account: 'client' });
  expect(await data(() => applyLoader(page))).toMatchObject({ task: 'nothing' });
});

describe('the limit of the latest review', () => {
  const hashedUserId = 'K7PM3XQE94';
  const press = () => visit('/calculator/limit', { account: 'client', form: {} });
  const applying = (path: string) => data(() => applyLoader(visit(path, { account: 'client' })));

  beforeEach(() => {
    answers['web/private/client'] = granted(
      clientProfile({ hasActualApplication: false, hasUncancelledApplications: false, closedLoansCount: 1 }),
    );
  });

  test('the limit of the latest review is taken over on request, and not again for twelve hours', async () => {
    answers['yhat/limit'] = granted({ availableLoanAmount: money(1_400) });
    const asking = press();
    expect(await redirectOf(() => limitAction(asking))).toBe('/application/apply?listo=limit');
    expect(asking.cookies[0]).toMatch(new RegExp(`^limit-updated-${hashedUserId}=1;.*Max-Age=43200;.*HttpOnly`));
    const again = press();
    again.request.headers.append('cookie', `limit-updated-${hashedUserId}=1`);
    expect(await redirectOf(() => limitAction(again))).toBe('/application/apply?listo=same-limit');
    expect(asked.filter(({ path }) => path.endsWith('yhat/limit'))).toHaveLength(1);
  });

  test('a limit stays the same when no review took place', async () => {
    answers['yhat/limit'] = refused(409, 'no_offer');
    expect(await redirectOf(() => limitAction(press()))).toBe('/application/apply?listo=same-limit');
  });

  test('the update of the limit is offered to a client who borrowed before', async () => {
    expect(await applying('/application/apply?listo=limit')).toMatchObject({
      limit: { limit: '$2000.00', change: 'limit', mayUpdate: true },
    });
    answers['web/private/client'] = granted(clientProfile({ hasActualApplication: false }));
    expect(await applying('/application/apply')).toMatchObject({ limit: null });
  });
});
