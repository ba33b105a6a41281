import { Card, Disclosure, Heading, Stack, Table, Text } from '@lender/ui';
import { useWords } from '../../page/language.ts';
import { CodeBlock } from '../../parts/code-block.tsx';
import { kindName, type PageHost } from './page-host.ts';
import { collectorEn } from './scoring-collector.copy.en.ts';
import { collectorEs } from './scoring-collector.copy.es.ts';

/** Shows the uploads of the collector: as they would have been sent, and as they are read. */
export function OpenedChunks({ host: { uploads, events } }: { readonly host: PageHost }) {
  const words = useWords({ es: collectorEs, en: collectorEn });
  const [first] = events;
  const rows = events.map((event, place) => ({ ...event, place, since: event.at - (first?.at ?? 0) }));
  return (
    <Card>
      <Stack>
        <Heading level={2}>{words.opened}</Heading>
        <Text tone="soft">{words.rows(rows.length)}</Text>
        <Table
          caption={words.opened}
          isCaptionHidden
          rows={rows}
          rowKey={({ place }) => `${place}`}
          empty={words.empty}
          columns={[
            { id: 'at', header: words.columns.at, cell: ({ since }) => since, align: 'end', isRowHeader: true },
            { id: 'kind', header: words.columns.kind, cell: ({ kind }) => kindName(kind) },
            { id: 'target', header: words.columns.target, cell: ({ target }) => target ?? '' },
            { id: 'detail', header: words.columns.detail, cell: ({ x, y }) => `${x}, ${y}` },
          ]}
        />
        <Disclosure summary={words.sealed}>
          <CodeBlock label={words.sealed} code={uploads.join('\n\n')} />
        </Disclosure>
      </Stack>
    </Card>
  );
}
