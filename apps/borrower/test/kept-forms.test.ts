import { ROUTES } from '@lender/flow/routes';
import { heldAfter } from '@lender/web/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { blankPages, drawBlank, moduleAt, type RouteModule } from './blank-site.ts';
import { addressForms, type DrawnForm, drawnForms } from './drawn-forms.ts';
import { openSandbox } from './sandbox-api.ts';
import { visit } from './visit.ts';

/** Returns what a person would type, where a field asks for more than a word. */
const TYPED: Readonly<Record<string, string>> = {
  key: 'ABCDEFGHJKMNPQRSTVWXYZ2345',
  username: '5512345678',
  address: 'ana@correo.example',
  email: 'ana@correo.example',
  phone: '5512345679',
  alternatePhone: '5512345679',
  fullName: 'María Elena Ríos',
  relationship: 'friend',
  clabe: '002010077777777771',
  postalCode: '44100',
  monthlyIncome: '12000',
  monthlyObligations: '0',
  sinceMonth: '3',
  sinceYear: '2020',
  employmentStatus: 'employed',
  sentOn: '2026-03-01',
  amount: '1500',
  trackingKey: 'MBAN01002603010000001',
  cause: 'income_lost',
  consent: 'on',
  dates: '2026-03-06,2026-03-13',
  curp: 'GOMC900101HDFRRL09',
  birthDate: '01/01/1990',
  largerOfferWelcome: 'on',
};
const typedIn = (name: string): string => TYPED[name] ?? `lo de ${name}`;

const form = (action: string, names: readonly string[], hidden: DrawnForm['hidden'] = {}): DrawnForm => ({
  action,
  fields: names.map((name) => ({
    name: name.replace('*', ''),
    isSecret: name.endsWith('*'),
  })),
  hidden,
});

const id = '01930000-0000-7000-8000-000000000001';
const LATER_FORM_KEY = 'a-key-of-this-page';

/** Forms that a page draws only after an earlier step, or for a debt. */
const LATER: readonly DrawnForm[] = [
  form('/calculator/choose', ['amount', 'cycle', 'dates', 'promo'], { tab: '0' }),
  form('/application/apply', ['amount', 'cycle', 'dates', 'promo', 'largerOfferWelcome'], { formKey: LATER_FORM_KEY }),
  form('/registration', ['firstName', 'lastName', 'secondLastName', 'curp', 'birthDate'], { intent: 'details' }),
  form('/registration/summary', ['otp*'], { intent: 'sign', applicationId: id, total: '$1048.00' }),
  form('/registration/summary', [], { intent: 'withdraw', applicationId: id }),
  form('/registration/debit-credit-card', [], { maximum: '2000.00', formKey: LATER_FORM_KEY }),
  form('/application/loading', ['code*'], { intent: 'authorize', formKey: LATER_FORM_KEY }),
  form('/application/loading', ['agree'], { formKey: LATER_FORM_KEY }),
  form('/application/accepted', ['code*'], { formKey: LATER_FORM_KEY }),
  form('/application/offer-increase', ['amount'], { intent: 'choose' }),
  form('/application/manual-verification', [], { intent: 'withdraw', applicationId: id }),
  form('/profile/change-email', ['address', 'code*', 'password*']),
  form('/profile/change-phone', ['address', 'code*', 'password*']),
  form('/profile/consents', [], { kind: 'tracking', granted: 'no', from: '/profile/consents' }),
  form(`/profile/my-loan/extend?prestamo=${id}`, ['rolloverId']),
  form(`/profile/my-loan/withdrawal?prestamo=${id}`, [], { intent: 'ask', formKey: LATER_FORM_KEY }),
  form('/profile/card', ['tokenId*', 'deviceSessionId*']),
];

let forms: readonly DrawnForm[];
let inAddress: readonly DrawnForm[];
beforeAll(async () => {
  const closeSandbox = openSandbox();
  const drawn: DrawnForm[] = [];
  const asking: DrawnForm[] = [];
  for (const page of blankPages) {
    if (DRAWN_WITH_DATA.includes(page.path)) continue;
    const { html } = await drawBlank(page);
    drawn.push(...drawnForms(html, page.path));
    asking.push(...addressForms(html, page.path));
  }
  inAddress = asking;
  forms = [...drawn, ...LATER].filter(({ action }) => !TAKES_FILES.test(action));
  closeSandbox();
});
afterAll(() => vi.unstubAllGlobals());

/** Without prices and without a page there is nothing to draw; the forms sent there are in the list above. */
const DRAWN_WITH_DATA: readonly string[] = ['/', '*', '/application/apply'];
/** Files that are chosen from a device are chosen again. */
const TAKES_FILES = /upload/;

/** Sends a form; returns its fields and what its answer still holds of them. */
async function send({ action, fields, hidden }: DrawnForm, account?: 'client') {
  const path = action.split(/[?#]/)[0] ?? '';
  const { action: act }: RouteModule = (await moduleAt(path)?.()) ?? {};
  if (!act) throw new Error(`nothing takes the form of ${action}`);
  const typed = Object.fromEntries(fields.map(({ name }) => [name, typedIn(name)]));
  const sent = visit(action, { isPlain: true, form: { ...hidden, ...typed }, ...(account && { account }) });
  const answer = await heldAfter(act, sent);
  const open = Object.fromEntries(fields.filter(({ isSecret }) => !isSecret).map(({ name }) => [name, typedIn(name)]));
  const secret = fields.filter(({ isSecret }) => isSecret).map(({ name }) => typedIn(name));
  return { answer, open, secret, hidden };
}

const nameOf = ({ action, hidden, fields }: DrawnForm) =>
  `${action} ${hidden.intent ?? ''} [${fields.map(({ name }) => name).join(', ')}]`;

/** Returns the text of an answer: data, or the redirect address. */
const textOf = async (answer: Response): Promise<string> =>
  decodeURIComponent((answer.headers.get('location') ?? (await answer.text())).replaceAll('+', ' '));

/** Fields that an address may carry: the search in the questions, and the pay cycle. */
const SHARED: readonly string[] = ['buscar', 'cycle'];

test('no form puts personal data into the address', () => {
  expect(new Set(inAddress.flatMap(({ fields }) => fields.map(({ name }) => name)))).toEqual(new Set(SHARED));
});

describe('typed content of every form of the site', () => {
  test('every page with a form is in the list', () => {
    const paths = new Set(forms.map(({ action }) => action.split(/[?#]/)[0]));
    expect(paths.size).toBeGreaterThan(25);
  });

  test('a form sent while the API is away loses nothing: its page keeps the content, or shows it again', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('fetch failed')));
    expect(await Promise.all(forms.map(async (one) => lossOf(one, await send(one, 'client'))))).toEqual(
      forms.map(() => ''),
    );
  });

  test('a form sent after the session ended loses nothing: its page keeps the content, and leads to the sign-in page', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('fetch failed')));
    const ofClients = forms.filter(isOfClient);
    const losses = ofClients.map(async (one) => {
      const sent = await send(one);
      const { answer } = sent;
      const leadsOn =
        answer instanceof Response
          ? answer.status < 300 || answer.status === 422
          : answer.signIn?.startsWith('/ingresar');
      return leadsOn ? lossOf(one, sent) : `${nameOf(one)} leads nowhere`;
    });
    expect(await Promise.all(losses)).toEqual(ofClients.map(() => ''));
  });
});

/** Returns what the answer to a form has lost of it, or shows although it is secret; nothing where all is well. */
async function lossOf(
  one: DrawnForm,
  { answer, open, secret, hidden }: Awaited<ReturnType<typeof send>>,
): Promise<string> {
  const text = answer instanceof Response ? await textOf(answer) : JSON.stringify(answer.fields);
  const isKept =
    answer instanceof Response
      ? Object.values(open).every((value) => text.includes(value))
      : contains(Object.fromEntries(answer.fields), { ...hidden, ...open });
  return isKept && !secret.some((value) => text.includes(value)) ? '' : `${nameOf(one)}: ${text}`;
}

const contains = (kept: Readonly<Record<string, string>>, wanted: Readonly<Record<string, string>>) =>
  Object.entries(wanted).every(([name, text]) => kept[name] === text);

/** Guests begin the registration. */
function isOfClient({ action, hidden }: DrawnForm): boolean {
  const route = ROUTES.find(({ path }) => path === action.split(/[?#]/)[0]);
  return (
    route !== undefined &&
    route.audience !== 'public' &&
    (route.path !== '/registration' || hidden.intent === 'details')
  );
}
