import { markdownTable } from '@lender/vitest/markdown-table';
import type { Transition } from './transition.ts';

interface Drawing<Status extends number> {
  readonly title: string;
  /** The wire numbers by name. */
  readonly statuses: Readonly<Record<string, Status>>;
  readonly initial: Status;
  readonly table: readonly Transition<Status>[];
}

/** Draws a table of moves for readers: a Mermaid state diagram, then the table itself, in Markdown. */
export function drawTransitions<Status extends number>({ title, statuses, initial, table }: Drawing<Status>): string {
  const names = new Map(Object.entries(statuses).map(([name, status]) => [status, name]));
  const label = (status: Status) => `${status} ${names.get(status)}`;
  const finals = [...names.keys()].filter((status) => !table.some((row) => row.from === status));
  const diagram = [
    '```mermaid',
    'stateDiagram-v2',
    ...[...names.keys()].map((status) => `  state "${label(status)}" as s${status}`),
    `  [*] --> s${initial}`,
    ...table.map((row) => `  s${row.from} --> s${row.to}: ${row.actors.join(', ')}`),
    ...finals.map((status) => `  s${status} --> [*]`),
    '```',
  ];
  const rows = table.map((row) => [label(row.from), label(row.to), row.actors.join(', '), row.when]);
  return [`## ${title}`, diagram.join('\n'), markdownTable([['from', 'to', 'who', 'when'], ...rows])].join('\n\n');
}
