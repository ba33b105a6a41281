import { TRANSITION_ACTORS } from '@lender/lending';
import { Card, Columns, Heading, Stack, StatusBadge, Table, Text } from '@lender/ui';
import { useWords } from '../../page/language.ts';
import { useForm } from '../../page/use-address.ts';
import { optionsOf, TypedSelect } from '../../parts/typed-select.tsx';
import { lendingEn } from './lending.copy.en.ts';
import { lendingEs } from './lending.copy.es.ts';
import { MOVING_KINDS, type Move, movesFrom, statusesOf } from './moves.ts';

const useLendingWords = () => useWords({ es: lendingEs, en: lendingEn });

export default function LendingSection() {
  const words = useLendingWords();
  const typed = useForm('lending', { kind: 'application', status: '', actor: '' });
  const kind = MOVING_KINDS.find((known) => known === typed.kind) ?? 'application';
  const statuses = statusesOf(kind);
  const status = statuses.find((known) => known === typed.status) ?? statuses[0] ?? '';
  const actor = TRANSITION_ACTORS.find((known) => known === typed.actor);
  const moves = movesFrom(kind, status, actor);
  const kinds = MOVING_KINDS.map((value) => ({ value, label: words.kinds[value] }));
  const actors = TRANSITION_ACTORS.map((value) => ({ value, label: words.actors[value] }));
  return (
    <Card>
      <Stack>
        <Heading level={2}>{words.title}</Heading>
        <Columns count={3}>
          <TypedSelect name="lending-kind" label={words.kind} options={kinds} initial={kind} />
          <TypedSelect name="lending-status" label={words.status} options={optionsOf(statuses)} initial={status} />
          <TypedSelect
            name="lending-actor"
            label={words.actor}
            options={[{ value: '', label: words.anybody }, ...actors]}
            initial=""
          />
        </Columns>
        <MovesTable moves={moves} />
        <TriedMove moves={moves} statuses={statuses} />
      </Stack>
    </Card>
  );
}

function MovesTable({ moves }: { readonly moves: readonly Move[] }) {
  const { moves: caption, columns, actors, final } = useLendingWords();
  return (
    <Table
      caption={caption}
      rows={moves}
      rowKey={({ to, when }) => `${to} ${when}`}
      empty={final}
      columns={[
        { id: 'to', header: columns.to, cell: ({ to }) => to, isRowHeader: true, isOneLine: true },
        { id: 'who', header: columns.who, cell: (move) => move.actors.map((who) => actors[who]).join(', ') },
        { id: 'when', header: columns.when, cell: ({ when }) => <span lang="en">{when}</span> },
      ]}
    />
  );
}

function TriedMove({ moves, statuses }: { readonly moves: readonly Move[]; readonly statuses: readonly string[] }) {
  const words = useLendingWords();
  const { to } = useForm('lending', { to: '' });
  const selected = statuses.includes(to) ? to : (statuses[0] ?? '');
  const isPermitted = moves.some((move) => move.to === selected);
  return (
    <Columns count={2} align="end">
      <TypedSelect name="lending-to" label={words.try} options={optionsOf(statuses)} initial={selected} />
      <div role="status">
        <Stack space="xs" align="start">
          <StatusBadge tone={isPermitted ? 'ok' : 'danger'}>{isPermitted ? 'ok' : 'illegal_transition'}</StatusBadge>
          <Text>{isPermitted ? words.moved(selected) : words.refused(moves.map((move) => move.to).join(', '))}</Text>
        </Stack>
      </div>
    </Columns>
  );
}
