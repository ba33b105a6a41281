import {
  APPLICATION_STATUS,
  APPLICATION_TRANSITIONS,
  CLIENT_STATUS,
  CLIENT_TRANSITIONS,
  LOAN_STATUS,
  LOAN_TRANSITIONS,
  type Transition,
  type TransitionActor,
} from '@lender/lending';

/** Tables of the package, by the object that changes its status. */
const TABLES = {
  application: { statuses: APPLICATION_STATUS, transitions: APPLICATION_TRANSITIONS },
  loan: { statuses: LOAN_STATUS, transitions: LOAN_TRANSITIONS },
  client: { statuses: CLIENT_STATUS, transitions: CLIENT_TRANSITIONS },
} as const;

export const MOVING_KINDS = ['application', 'loan', 'client'] as const;
export type MovingKind = (typeof MOVING_KINDS)[number];

/** Returns the statuses of a kind as people see them: `2 signing`. */
export const statusesOf = (kind: MovingKind): readonly string[] =>
  Object.entries(TABLES[kind].statuses).map(([name, status]) => `${status} ${name}`);

export interface Move {
  readonly to: string;
  readonly actors: readonly TransitionActor[];
  readonly when: string;
}

/** Returns the moves from a status, by one actor or by any. */
export function movesFrom(kind: MovingKind, from: string, actor?: TransitionActor): readonly Move[] {
  const statuses = statusesOf(kind);
  const label = (status: number) => statuses.find((known) => known.startsWith(`${status} `)) ?? `${status}`;
  const table: readonly Transition<number>[] = TABLES[kind].transitions;
  return table
    .filter((row) => label(row.from) === from && (actor === undefined || row.actors.includes(actor)))
    .map(({ to, actors, when }) => ({ to: label(to), actors, when }));
}
