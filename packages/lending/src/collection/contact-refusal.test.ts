import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONTACT_CHANNELS, CONTACT_PARTIES } from './contact.ts';
import { type ContactStanding, contactRefusal, type WantedContact } from './contact-refusal.ts';
import { MOST_CONTACTS_A_DAY } from './contact-rules.data.ts';
import { MEXICAN_ZONES } from './mexican-zone.ts';

const FREE: ContactStanding = { isStopped: false, earlier: [] };
const noon: WantedContact = {
  at: new Date('2026-11-23T18:00:00Z'),
  zone: 'America/Mexico_City',
  channel: 'call',
  party: 'borrower',
};
const codeOf = (changes: Partial<WantedContact>, status: Partial<ContactStanding> = {}) =>
  contactRefusal({ ...noon, ...changes }, { ...FREE, ...status })?.code;

describe('a contact about a debt', () => {
  test('a contact with the borrower at noon is allowed', () => {
    expect(codeOf({})).toBeUndefined();
    expect(codeOf({ channel: 'sms', text: 'Hoy debes $500.00. Paga en «Mi préstamo».' })).toBeUndefined();
  });

  test.each<[string, Partial<WantedContact>, Partial<ContactStanding>, string]>([
    ['with a reference', { party: 'reference' }, {}, 'contact_third_party'],
    ['with anybody else who calls', { party: 'third_party', channel: 'incoming_call' }, {}, 'contact_third_party'],
    ['by an agency that is not registered', { agency: { redecoNumber: null } }, {}, 'agency_unregistered'],
    ['with who asked for no more', {}, { isStopped: true }, 'contact_stopped'],
    ['with a threat', { channel: 'sms', text: 'Procederemos a EMBARGAR' }, {}, 'contact_wording'],
  ])('a contact about a debt %s is refused', (_, changes, status, code) => {
    expect(codeOf(changes, status)).toBe(code);
  });

  test('a contact by a registered agency is allowed', () => {
    expect(codeOf({ agency: { redecoNumber: '12345' } })).toBeUndefined();
  });

  test('only so many contacts are allowed a day, whatever their outcome, and again the next morning', () => {
    const earlier = Array.from(
      { length: MOST_CONTACTS_A_DAY },
      (_, hour) => new Date(Date.UTC(2026, 10, 23, 14 + hour)),
    );
    expect(contactRefusal(noon, { ...FREE, earlier })).toEqual({
      code: 'contact_too_often',
      allowedAt: new Date('2026-11-24T13:00:00Z'),
    });
    expect(codeOf({}, { earlier: earlier.slice(1) })).toBeUndefined();
    expect(codeOf({ at: new Date('2026-11-24T13:00:00Z') }, { earlier })).toBeUndefined();
  });

  test('a call from the borrower may be answered at night, after a stop, and however often', () => {
    const earlier = Array.from({ length: 9 }, () => noon.at);
    const night = new Date('2026-11-24T08:00:00Z');
    expect(codeOf({ channel: 'incoming_call', at: night }, { isStopped: true, earlier })).toBeUndefined();
  });
});

/** Formats that give the local time of a zone. */
const formats = new Map(
  MEXICAN_ZONES.map((zone) => [
    zone,
    new Intl.DateTimeFormat('en', { timeZone: zone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' }),
  ]),
);
const isHourOfDay = (zone: (typeof MEXICAN_ZONES)[number], at: Date): boolean => {
  const clock = formats.get(zone)?.format(at) ?? '';
  return clock >= '07:00' && clock < '22:00';
};

/** An ordinary day, and those on which the clocks of the northern border change. */
describe.each(['2026-11-23', '2026-07-15', '2026-03-08', '2026-11-01'])('in every minute of %s', (day) => {
  test.each(MEXICAN_ZONES)('in %s a call is refused exactly outside the local hours', (zone) => {
    const begin = Date.parse(`${day}T00:00:00Z`);
    const wrong = Array.from({ length: 36 * 60 }, (_, minute) => new Date(begin + minute * 60_000)).filter(
      (at) => (codeOf({ at, zone }) === undefined) !== isHourOfDay(zone, at),
    );
    expect(wrong).toEqual([]);
  });
});

const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2031-01-01'), noInvalidDate: true });
const statuses = fc.record({
  isStopped: fc.boolean(),
  earlier: fc.array(moments, { maxLength: 5 }),
});
const selections = fc.record({
  at: moments,
  zone: fc.constantFrom(...MEXICAN_ZONES),
  channel: fc.constantFrom(...CONTACT_CHANNELS),
  party: fc.constantFrom(...CONTACT_PARTIES),
});

test('only the borrower is ever contacted, and one who asked for no more contacts only when they call', () => {
  fc.assert(
    fc.property(selections, statuses, (wanted, status) => {
      if (contactRefusal(wanted, status)) return;
      expect(wanted.party).toBe('borrower');
      if (wanted.channel === 'incoming_call') return;
      expect(status.isStopped).toBe(false);
      expect(isHourOfDay(wanted.zone, wanted.at)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('a contact that only the time forbids is allowed at the moment that the refusal names', () => {
  fc.assert(
    fc.property(selections, statuses, (wanted, status) => {
      const refused = contactRefusal(wanted, status);
      if (!refused || !('allowedAt' in refused)) return;
      expect(refused.allowedAt.getTime()).toBeGreaterThan(wanted.at.getTime());
      const earlier = status.earlier.filter((moment) => moment <= wanted.at);
      expect(contactRefusal({ ...wanted, at: refused.allowedAt }, { ...status, earlier })).toBeUndefined();
    }),
    { numRuns: 2_000 },
  );
});
