import { clientToken } from '@lender/api/test/loans/client-token';
import { applyPromoCode, completeStepTwo, createClient, createReferral, sendSmsCodePublic } from '@lender/contract';
import type { Person } from '../people/person.ts';
import type { Lived } from '../world/lived.ts';

/** Person who registered. */
export interface Joined {
  readonly person: Person;
  readonly clientId: string;
  /** Returns the person's token, as signing in would. */
  token(): Promise<string>;
}

interface Joining {
  readonly person: Person;
  readonly password: string;
  readonly referralCode?: string | undefined;
}

/** Registers with a code by text message. */
export async function* join(
  { person, password, referralCode }: Joining,
  { server, phones, moments, now }: Lived,
): AsyncGenerator<Date, Joined, void> {
  await server.ask(sendSmsCodePublic, { body: { mobilePhone: { number: person.phone } } });
  yield moments.later(now(), 0.02);
  const { id: clientId } = await server.ask(createClient, {
    body: {
      language: 'mx',
      mobilePhone: { number: person.phone },
      code: phones.codeOn(person.phone),
      email: person.email,
      password,
      consents: { terms: true, privacy: true },
      ...(referralCode !== undefined && { referralCode }),
    },
  });
  return { person, clientId, token: () => clientToken(clientId, server) };
}

/** Sends the person's details. */
export const introduce = async ({ person, token }: Joined, { server }: Lived): Promise<unknown> =>
  server.ask(completeStepTwo, { body: person.details }, await token());

/** Keeps a promotion for the person's next loan. */
export const keepPromo = async (code: string, { token }: Joined, { server }: Lived): Promise<unknown> =>
  server.ask(applyPromoCode, { body: { code } }, await token());

/** Refers a friend. @returns the code that the friend registers with */
export async function refer(friend: Person, { token }: Joined, { server }: Lived): Promise<string> {
  const body = { name: friend.details.firstName, phone: friend.phone };
  return (await server.ask(createReferral, { body }, await token())).code;
}
