import type { getOwnAccess, Reply } from '@lender/contract';
import { formatInstant } from '../../vocabulary/moment.ts';
import { accessCopy as copy } from './access.copy.es.ts';
import { deviceWords } from './device-words.ts';

/** Session as it is drawn. */
export interface SessionRow {
  readonly id: string;
  readonly device: string;
  readonly address: string;
  readonly opened: string;
  readonly seen: string;
  readonly isOwn: boolean;
}

export interface AccessView {
  readonly factor: {
    readonly isOn: boolean;
    readonly lines: readonly string[];
  };
  readonly sessions: readonly SessionRow[];
}

type OwnAccess = Reply<typeof getOwnAccess>;

const NOTHING = '—';

export const sessionRow = (session: OwnAccess['sessions'][number]): SessionRow => ({
  id: session.id,
  device: deviceWords(session.device),
  address: session.address ?? NOTHING,
  opened: formatInstant(session.openedAt),
  seen: session.seenAt === null ? NOTHING : formatInstant(session.seenAt),
  isOwn: session.isOwn,
});

export const accessView = ({ secondFactor, sessions }: OwnAccess): AccessView => ({
  factor: { isOn: secondFactor.since !== null, lines: factorLines(secondFactor) },
  sessions: sessions.map(sessionRow),
});

function factorLines({ since, isRequired, recoveryCodesLeft }: OwnAccess['secondFactor']): string[] {
  if (since === null) return [copy.factor.off, ...(isRequired ? [copy.factor.required] : [])];
  return [copy.factor.on(formatInstant(since)), copy.factor.codesLeft(recoveryCodesLeft), copy.factor.lost];
}
