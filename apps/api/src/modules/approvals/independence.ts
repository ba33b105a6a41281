import type { AccessActKind, ApprovalCommand, ApprovalKind, Dependence } from '@lender/contract';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { readAccessActs, readStaff } from '../access/index.ts';
import { dependenceOf } from './independence.policy.ts';

/** A request, with its maker and its command, and the person who reads it. */
interface ReadRequest {
  readonly maker: string;
  readonly command: ApprovalCommand;
  readonly reader: string;
}

/** Compares members of staff for independence. */
export interface Dependences {
  /** Returns why two members of staff are not independent; `null` where they are, or are one person. */
  readonly between: (one: string, other: string) => Dependence | null;
  /**
   * Returns the same for the maker of a command and its reader. A member of staff may not decide a command on their own
   * access.
   */
  readonly of: (request: ReadRequest) => Dependence | null;
}

/** Reads who gave access to whom, so that any two members of staff can be compared. */
export async function readDependences(tx: Tx, { clock }: Pick<Services, 'clock'>): Promise<Dependences> {
  const acts = await readAccessActs(tx);
  const people = await readStaff(tx);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? id;
  const now = clock.wall();
  const between = (one: string, other: string): Dependence | null => {
    const found = dependenceOf([one, other], acts, now);
    if (!found || found.because === 'same_person') return null;
    return found.because === 'same_origin'
      ? { because: found.because, byName: nameOf(found.by) }
      : { because: found.because, act: found.act, byName: nameOf(found.by), toName: nameOf(found.to) };
  };
  return {
    between,
    of: ({ maker, command, reader }) => {
      const act = maker === reader ? undefined : actOn(command, reader);
      return act
        ? { because: 'gave_access', act, byName: nameOf(maker), toName: nameOf(reader) }
        : between(maker, reader);
    },
  };
}

const ACTS: Readonly<Partial<Record<ApprovalKind, AccessActKind>>> = {
  'staff.change_role': 'role_changed',
  'staff.reactivate': 'reactivated',
  'staff.reset_second_factor': 'second_factor_reset',
};

/** Returns what a command would do to the access of a member of staff. */
const actOn = ({ kind, payload }: ApprovalCommand, staffId: string): AccessActKind | undefined =>
  'staffId' in payload && payload.staffId === staffId ? ACTS[kind] : undefined;
