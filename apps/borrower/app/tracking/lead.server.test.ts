import { getAffiliateLead } from '@lender/contract';
import { ApiError } from '@lender/sdk';
import { fakeCall, grants, refuses, testVisit } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { type Lead, readLead } from './lead.server.ts';

const id = '01930000-0000-7000-8000-000000000009';
const lead: Lead = {
  id,
  partner: 'radar',
  firstName: 'Ana',
  lastName: null,
  email: null,
  mobilePhone: null,
  desiredLoanAmount: null,
  financialSecurity: { salaryCycle: { next: null } },
};
const read = (path: string, call: Parameters<typeof readLead>[0]['call'], cookie = '') => {
  const visit = testVisit(`https://quincena.example${path}`, { cookie });
  return { visit, answer: readLead({ call, request: visit.request, setCookie: visit.context.setCookie }) };
};

test('a lead that the address names is read, and remembered for half an hour', async () => {
  const { call, made } = fakeCall(grants(getAffiliateLead, lead));
  const { visit, answer } = read(`/?lead=${id}`, call);
  expect(await answer).toEqual(lead);
  expect(visit.cookies[0]).toMatch(new RegExp(`^__Host-lead=${id};.*Max-Age=1800; HttpOnly`));
  expect(await read('/registration', call, visit.cookies[0]?.split(';')[0]).answer).toEqual(lead);
  expect(made).toHaveLength(2);
});

test.each(['/', '/?lead=', '/?lead=../x', '/?lead=7'])('the API is not asked about %s', async (path) => {
  const { call, made } = fakeCall();
  const { visit, answer } = read(path, call);
  expect(await answer).toBeUndefined();
  expect([made, visit.cookies]).toEqual([[], []]);
});

test('a lead that is too old, and an API that is away, leave the form empty', async () => {
  const { call } = fakeCall(refuses(getAffiliateLead, 'not_found'));
  expect(await read(`/?lead=${id}`, call).answer).toBeUndefined();
  const away = async () => {
    throw new ApiError('away', { kind: 'network', status: 0, path: '/' });
  };
  expect(await read(`/?lead=${id}`, away as never).answer).toBeUndefined();
});
