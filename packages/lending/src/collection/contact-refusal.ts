import type { ContactChannel, ContactParty } from './contact.ts';
import { MOST_CONTACTS_A_DAY } from './contact-rules.data.ts';
import { type ForbiddenWording, forbiddenWording } from './forbidden-wording.ts';
import { dayIn, nextAllowedMoment, nextMorning } from './next-allowed-moment.ts';

/** Contact about a debt that is about to be made. */
export interface WantedContact {
  readonly at: Date;
  /** The IANA time zone in which the borrower lives. */
  readonly zone: string;
  readonly channel: ContactChannel;
  readonly party: ContactParty;
  /** Text of a text message. */
  readonly text?: string | undefined;
  /** The agency that makes it. @default the lender itself */
  readonly agency?: CollectionAgency | undefined;
}

/** Agency that collects for the lender, with its number in the registry of agencies (REDECO) if it has one. */
export interface CollectionAgency {
  readonly redecoNumber: string | null;
}

/** Facts from before the contact. */
export interface ContactStanding {
  /** True when the borrower asked not to be contacted any more. */
  readonly isStopped: boolean;
  /** Moments of earlier tries to reach the borrower, about any loan; those of other days do not count. */
  readonly earlier: readonly Date[];
}

/** Reason why a contact must not be made and, where it only has to wait, the moment from which it may. */
export type ContactRefusal =
  | { readonly code: 'contact_third_party' | 'contact_stopped' | 'agency_unregistered' }
  | ({ readonly code: 'contact_wording' } & ForbiddenWording)
  | { readonly code: 'contact_outside_hours' | 'contact_too_often'; readonly allowedAt: Date };

/**
 * Returns why a contact about a debt must not be made; undefined when it may. A borrower who calls may be spoken to at
 * any hour and as often as they like, but no other person may be, and not by an agency that is not registered.
 *
 * @example
 * const night = { at: new Date('2026-11-24T05:00:00Z'), zone: 'America/Mexico_City', channel: 'call', party: 'borrower' };
 * contactRefusal(night, { isStopped: false, earlier: [] }).code // → 'contact_outside_hours'
 * contactRefusal({ ...night, channel: 'incoming_call' }, { isStopped: false, earlier: [] }) // → undefined
 */
export function contactRefusal(wanted: WantedContact, status: ContactStanding): ContactRefusal | undefined {
  const { at, zone, channel, party, agency, text } = wanted;
  if (party !== 'borrower') return { code: 'contact_third_party' };
  if (agency && agency.redecoNumber === null) return { code: 'agency_unregistered' };
  if (channel === 'incoming_call') return undefined;
  if (status.isStopped) return { code: 'contact_stopped' };
  const said = text === undefined ? undefined : forbiddenWording(text);
  if (said) return { code: 'contact_wording', ...said };
  const allowedAt = nextAllowedMoment(at, zone);
  if (allowedAt > at) return { code: 'contact_outside_hours', allowedAt };
  const today = dayIn(zone, at);
  const tries = status.earlier.filter((moment) => dayIn(zone, moment) === today).length;
  if (tries >= MOST_CONTACTS_A_DAY) return { code: 'contact_too_often', allowedAt: nextMorning(at, zone) };
  return undefined;
}
