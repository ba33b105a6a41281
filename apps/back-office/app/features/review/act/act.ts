import { APPLICATION_STATUS, type ApplicationStatus } from '@lender/lending';

/** Acts of a person on an application, in the order of the bar. */
export const ACTS = ['approve', 'offer', 'reject', 'ask', 'again', 'note'] as const;
export type Act = (typeof ACTS)[number];

/** Returns the act that an address or a form names, if any. */
export const parseAct = (value: unknown): Act | undefined => ACTS.find((act) => act === value);

/** Status to which an act moves an application; a note moves nothing. */
const TARGETS: Readonly<Record<Exclude<Act, 'note'>, ApplicationStatus>> = {
  approve: APPLICATION_STATUS.signing,
  offer: APPLICATION_STATUS.specialOffer,
  reject: APPLICATION_STATUS.rejected,
  ask: APPLICATION_STATUS.verification,
  again: APPLICATION_STATUS.verification,
};

interface Status {
  readonly status: ApplicationStatus;
  readonly permitted: readonly ApplicationStatus[];
}

/**
 * Returns the acts on an application that are possible now, by the table of moves. A decision that failed may always be
 * tried again.
 */
export const permittedActs = ({ status, permitted }: Status): readonly Act[] =>
  ACTS.filter(
    (act) =>
      act === 'note' ||
      permitted.includes(TARGETS[act]) ||
      (act === 'again' && status === APPLICATION_STATUS.decisionError),
  );
