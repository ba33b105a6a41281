import { readFileSync } from 'node:fs';
import path from 'node:path';
import { plainDate } from '@lender/calculator';
import {
  approveYhatDecrease,
  askForDocuments,
  getActualApplication,
  updateApplication,
  updateContactPreferences,
} from '@lender/contract';
import { type ApplicationStatus, APPLICATION_STATUS as S, type TransitionActor } from '@lender/lending';
import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import {
  type Applicant,
  apply,
  applyToSigning,
  expectDone,
  NOTHING,
  openApplication,
  untilStep,
} from '../../../test/people/journey.ts';
import { proveEmail } from '../../../test/people/proven-email.ts';
import { mailsTo } from '../../../test/people/simulated-mailbox.ts';
import { textsOnPhone } from '../../../test/people/simulated-phone.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf, setApplication } from '../../../test/server/stored.ts';
import { wallFrom } from '../../../test/server/time-of-day.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { findApplication } from './application-record.ts';
import { moveApplication } from './move-application.ts';
import { reviewsPromisedUntil } from './reviews-promised-until.policy.ts';
import { watchDeadlinesJob } from './watch-deadlines.job.ts';

const server = await testServer({}, { wall: wallFrom(12) });
const night = await testServer({}, { wall: wallFrom(2) });
const { db, jobs, clock } = server.services;
const staff = { token: await server.operator() };
const HOUR_MS = 3_600_000;

/** Reads the text messages of an applicant without the codes, oldest first. */
async function received(applicant: Applicant, of = server): Promise<readonly string[]> {
  await of.services.jobs.drained();
  const texts = await textsOnPhone(of, applicant.who.phone);
  return texts.filter((text) => !text.includes('es tu código')).toReversed();
}

interface Move {
  readonly from: ApplicationStatus;
  readonly to: ApplicationStatus;
  readonly actor: TransitionActor;
  readonly pesos?: number;
}

/** Moves an application as the deciding module would. */
async function move(applicant: Applicant, { from, to, actor, pesos = 2_000 }: Move, of = server): Promise<void> {
  await setApplication(of, applicant, { status: from });
  const key = { clientId: clientIdOf(applicant), applicationId: applicant.applicationId };
  await inTransaction(of.services.db, async (tx) => {
    const record = await findApplication(tx, key);
    if (!record) throw new Error('the application is gone');
    const moved = await moveApplication(
      tx,
      { record, to, actor, by: 'system', principalCentavos: centavos(pesos * 100) },
      of.services,
    );
    if (!moved.ok) throw new Error(moved.problem.code);
  });
}

/** Sets an application's status since some hours ago, and runs the deadlines. */
async function after(applicant: Applicant, hours: number): Promise<void> {
  const { now } = await clock.business(db);
  await setApplication(server, applicant, { status_since: new Date(now.getTime() - hours * HOUR_MS) });
  await watchDeadlinesJob(server.services)();
}

const ASKED = String.raw`tu solicitud del \d\d\.\d\d\.\d{4}`;
const UNTIL = String.raw`hasta el \d\d\.\d\d\.\d{4} a las \d\d:\d\d`;

describe('the answer to an application', () => {
  test('a client approved by the engine is notified at once, with the deadline to sign', async () => {
    const applicant = await applyToSigning(server);
    const texts = await received(applicant);
    expect(texts).toHaveLength(1);
    expect(texts[0]).toMatch(
      new RegExp(
        `^Quincena: ya hay respuesta a ${ASKED}\\. Entra a tu cuenta para leerla y firmar: tienes ${UNTIL}\\.$`,
      ),
    );
  });

  test.each([
    ['approved by a person', { from: S.manualVerification, to: S.signing, actor: 'operator' }, 'leerla y firmar'],
    ['less', { from: S.manualVerification, to: S.yhatDecrease, actor: 'operator', pesos: 1_000 }, 'otra oferta'],
    ['more', { from: S.new, to: S.yhatIncrease, actor: 'server', pesos: 3_000 }, 'otra oferta'],
    ['a special offer', { from: S.manualVerification, to: S.specialOffer, actor: 'operator' }, 'otra oferta'],
    ['a no', { from: S.manualVerification, to: S.rejected, actor: 'operator' }, 'Entra a tu cuenta para leerla.'],
    ['the end', { from: S.signing, to: S.canceled, actor: 'operator' }, 'terminó: la cancelamos'],
  ] as const)(
    'a client gets one text message about an answer that is %s, without amount or outcome',
    async (_, moved, words) => {
      const applicant = await openApplication(server);
      await move(applicant, moved);
      const texts = await received(applicant);
      expect(texts).toHaveLength(1);
      expect(texts[0]).toMatch(new RegExp(ASKED));
      expect(texts[0]).toContain(words);
      expect(texts[0]).not.toMatch(/\$|rechaz|aprob|menor|mayor|Ana/);
    },
  );

  test('an answer is sent by e-mail too where the address is proven', async () => {
    const applicant = await openApplication(server);
    await proveEmail(server, applicant);
    await move(applicant, { from: S.manualVerification, to: S.yhatDecrease, actor: 'operator', pesos: 1_000 });
    await jobs.drained();
    const [mail] = await mailsTo(server, applicant.who.email);
    expect(mail?.subject).toBe('Ya hay respuesta a tu solicitud');
    expect(mail?.body).toContain('un monto menor al que pediste. Puedes aceptarlo, tomar menos o no aceptarlo.');
  });

  test('a client gets no message about an answer of their own', async () => {
    const taken = await openApplication(server);
    await move(taken, { from: S.manualVerification, to: S.yhatDecrease, actor: 'operator', pesos: 1_000 });
    // A message is read before the offer is answered: one that is still unsent by then is withdrawn.
    expect(await received(taken)).toHaveLength(1);
    await expectDone(server.call(approveYhatDecrease, NOTHING, taken));
    expect(await received(taken)).toHaveLength(1);
    const withdrawn = await openApplication(server);
    const params = { id: withdrawn.applicationId };
    await expectDone(server.call(updateApplication, { params, body: { status: S.canceled } }, withdrawn));
    expect(await received(withdrawn)).toEqual([]);
  });

  test('a message about an answer waits for the morning, and is dropped when the client answered before', async () => {
    const [waits, answers] = [await openApplication(night), await openApplication(night)];
    for (const applicant of [waits, answers])
      await move(applicant, { from: S.manualVerification, to: S.yhatDecrease, actor: 'operator', pesos: 1_000 }, night);
    await expectDone(night.call(approveYhatDecrease, NOTHING, answers));
    const states = (applicant: Applicant) =>
      night.services.db
        .selectFrom('message')
        .select(['kind', 'state', 'cause'])
        .where('client_id', '=', clientIdOf(applicant))
        .execute();
    expect(await states(waits)).toEqual([{ kind: 'smaller_offer', state: 'waiting', cause: null }]);
    expect(await states(answers)).toEqual([{ kind: 'smaller_offer', state: 'withdrawn', cause: 'no_longer_true' }]);
    expect(await received(waits, night)).toEqual([]);
  });
});

test('a client asked for documents by a person is notified which, and until when', async () => {
  const applicant = await apply(server, { seniorityMonths: 4 });
  await untilStep(server, applicant.token, 'manual_page');
  const documents = [
    { document: 'selfie', objection: 'cut_off' },
    { document: 'payroll', objection: 'missing' },
  ] as const;
  const params = { id: applicant.applicationId };
  await expectDone(
    server.call(askForDocuments, { params, body: { documents: [...documents], note: 'Cortada' } }, staff),
  );
  const texts = await received(applicant);
  expect(texts).toHaveLength(1);
  expect(texts[0]).toContain('Falta: las fotos de tu identificación y tus recibos de nómina.');
  expect(texts[0]).toMatch(new RegExp(UNTIL));
});

describe('an application whose time runs out', () => {
  test.each([
    [S.signing, 23, 'Falta tu firma.'],
    [S.yhatDecrease, 47, 'Falta que nos digas si aceptas nuestra oferta.'],
    [S.new, 119, 'Falta que termines de llenarla.'],
  ])(
    'a client whose application in %i runs out of time is warned once, no earlier than its share',
    async (status, hours, words) => {
      const applicant = await openApplication(server);
      await setApplication(server, applicant, { status });
      await after(applicant, hours);
      expect(await received(applicant)).toEqual([]);
      await after(applicant, hours + 2);
      await watchDeadlinesJob(server.services)();
      const texts = await received(applicant);
      expect(texts).toHaveLength(1);
      expect(texts[0]).toContain(words);
      expect(texts[0]).toMatch(new RegExp(`${ASKED} te espera ${UNTIL}`));
    },
  );

  test('a client who wants no reminders gets none, and is still notified of the end', async () => {
    const applicant = await openApplication(server);
    await expectDone(server.call(updateContactPreferences, { body: { reminders: false } }, applicant));
    await setApplication(server, applicant, { status: S.signing });
    await after(applicant, 25);
    expect(await received(applicant)).toEqual([]);
    await after(applicant, 49);
    expect(await received(applicant)).toEqual([expect.stringContaining('terminó: se acabó el plazo para firmarla.')]);
  });

  test.each([
    [S.signing, 49, 'not_signed', 'se acabó el plazo para firmarla'],
    [S.yhatIncrease, 73, 'not_answered', 'se acabó el plazo para aceptar nuestra oferta'],
    [S.verification, 169, 'not_completed', 'se acabó el plazo para completarla'],
    [S.manualVerification, 241, 'not_reviewed', 'no te respondimos a tiempo'],
  ] as const)(
    'an application in %i ends after its time, and its client reads when and why',
    async (status, hours, why, words) => {
      const applicant = await openApplication(server);
      await setApplication(server, applicant, { status });
      await after(applicant, hours);
      expect((await received(applicant)).at(-1)).toContain(`terminó: ${words}`);
      const { today: on } = await clock.business(db);
      const { data } = await server.call(getActualApplication, NOTHING, applicant);
      expect(data.ended).toEqual({ on, why });
    },
  );
});

test('a client who withdrew reads that they did, and an open application has no end', async () => {
  const applicant = await openApplication(server);
  const read = async () => (await server.call(getActualApplication, NOTHING, applicant)).data.ended;
  expect(await read()).toBeUndefined();
  const params = { id: applicant.applicationId };
  await expectDone(server.call(updateApplication, { params, body: { status: S.canceled } }, applicant));
  expect(await read()).toMatchObject({ why: 'withdrawn' });
});

test('a review that takes longer than was promised is apologised for once', async () => {
  const applicant = await openApplication(server);
  await setApplication(server, applicant, { status: S.manualVerification });
  await after(applicant, 1);
  expect(await received(applicant)).toEqual([]);
  // Seven days contain a whole working day, whatever holidays there are.
  await after(applicant, 7 * 24);
  await watchDeadlinesJob(server.services)();
  expect(await received(applicant)).toEqual([expect.stringMatching(`^Quincena: todavía revisamos ${ASKED}\\. Perdón`)]);
});

test('a promised working day is over at its end, with weekends and holidays left out', () => {
  const until = (today: string) => reviewsPromisedUntil(plainDate(today), 'cnbv-2026').toISOString();
  // On Monday, an application from before the end of Thursday has waited for the whole of Friday.
  expect(until('2026-11-23')).toBe('2026-11-20T06:00:00.000Z');
  // On Saturday, too; on Tuesday one from before the end of Sunday has waited for Monday.
  expect(until('2026-11-21')).toBe('2026-11-20T06:00:00.000Z');
  expect(until('2026-11-24')).toBe('2026-11-23T06:00:00.000Z');
  // 16.11.2026 is a bank holiday.
  expect(until('2026-11-17')).toBe('2026-11-13T06:00:00.000Z');
  // Without a calendar Sunday is a working day, too.
  expect(reviewsPromisedUntil(plainDate('2026-11-23'), null).toISOString()).toBe('2026-11-22T06:00:00.000Z');
});

describe("the site's promises about messages", () => {
  const root = path.join(import.meta.dirname, '../../../../..');
  const said = (file: string) => readFileSync(path.join(root, 'apps/borrower/app/features', file), 'utf8');

  test('the promise “te avisamos por SMS apenas haya respuesta” is kept by a text message for each answer of a person', async () => {
    expect(said('information/faq.copy.es.ts')).toContain('te avisamos por SMS apenas haya respuesta');
    for (const to of [S.signing, S.yhatDecrease, S.specialOffer, S.rejected]) {
      const applicant = await openApplication(server);
      await move(applicant, { from: S.manualVerification, to, actor: 'operator' });
      expect(await received(applicant)).toEqual([expect.stringMatching(/^Quincena: ya hay respuesta/)]);
    }
  });
});
