/** A place in a queue: beside the case with this id, whose value in the queue's order is `key`. */
export interface CasePlace {
  readonly way: 'after' | 'before';
  /** Microseconds or centavos, as digits: a date would lose the last three digits of the database. */
  readonly key: string;
  readonly id: string;
}

const CURSOR = /^(after|before)_(\d+)_(.+)$/;

/** Reads a cursor that `cursorOf` wrote; the contract refuses all others. */
export function readCursor(cursor: string | undefined): CasePlace | undefined {
  const [, way, key, id] = CURSOR.exec(cursor ?? '') ?? [];
  return way && key && id ? { way: way === 'before' ? 'before' : 'after', key, id } : undefined;
}

export const cursorOf = ({ way, key, id }: CasePlace): string => `${way}_${key}_${id}`;

interface Read<Row> {
  /** Rows in the order in which they were read, one more than fit a page when there are more. */
  readonly rows: readonly Row[];
  readonly perPage: number;
  readonly place: CasePlace | undefined;
}

/** Returns one page, in the order of its queue, and where the pages beside it begin. */
export function pageOf<Row extends Pick<CasePlace, 'key' | 'id'>>({ rows, perPage, place }: Read<Row>) {
  const isBackwards = place?.way === 'before';
  const hasMore = rows.length > perPage;
  const shown = isBackwards ? rows.slice(0, perPage).toReversed() : rows.slice(0, perPage);
  const [first, last] = [shown[0], shown.at(-1)];
  const hasNext = isBackwards || hasMore;
  const hasPrevious = isBackwards ? hasMore : place !== undefined;
  return {
    rows: shown,
    next: hasNext && last ? cursorOf({ way: 'after', key: last.key, id: last.id }) : null,
    previous: hasPrevious && first ? cursorOf({ way: 'before', key: first.key, id: first.id }) : null,
  };
}
