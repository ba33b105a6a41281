import { formatPlainDate, type PlainDate } from '@lender/calculator';
import type { getCollectionReport, Reply } from '@lender/contract';
import { sumCentavos } from '@lender/money';
import { barChart } from '../../../vocabulary/chart/bar-chart.ts';
import { percent } from '../../../vocabulary/percent.ts';
import { formatPesos } from '../../../vocabulary/pesos.ts';
import { promiseStateWords } from '../../../vocabulary/status/promise-state.copy.es.ts';
import { hrefOf, linker } from '../portfolio/portfolio-figures.ts';
import type { ReportCell, ReportView } from '../report-view.ts';
import { reportsCopy } from '../reports.copy.es.ts';

const { collection: copy, columns, rolls } = reportsCopy;

type CollectionReport = Reply<typeof getCollectionReport>;
type Bucket = CollectionReport['buckets'][number]['bucket'];

const figure = (name: keyof typeof columns) => ({ header: columns[name], isFigure: true });
const named = (name: keyof typeof columns) => ({ header: columns[name], isFigure: false });

/** Returns the report of what was collected of the overdue amounts, and what collectors did for it. */
export function collectionView({ from, buckets, contacts, promises }: CollectionReport, mayOpen: boolean): ReportView {
  const nameOf = bucketNames(from, mayOpen);
  const due = sumCentavos(buckets.map((bucket) => bucket.due));
  const collected = sumCentavos(buckets.map((bucket) => bucket.collected));
  return {
    sentence:
      buckets.length === 0
        ? copy.nobody(formatPlainDate(from))
        : copy.sentence(formatPesos(due), formatPesos(collected), percent(collected, due)),
    drawing: buckets.length === 0 ? undefined : drawingOf(buckets, nameOf),
    tables: [
      {
        caption: copy.table,
        columns: [named('late'), ...(['loans', 'paying', 'due', 'collected', 'share'] as const).map(figure)],
        rows: buckets.map((row) => ({
          key: row.bucket,
          cells: [
            nameOf(row.bucket),
            String(row.loans),
            String(row.paying),
            formatPesos(row.due),
            formatPesos(row.collected),
            percent(row.collected, row.due),
          ],
        })),
      },
      {
        caption: copy.promises,
        columns: [named('status'), ...(['promises', 'promised', 'paid'] as const).map(figure)],
        rows: promises.map(({ state, promises: count, promised, paid }) => ({
          key: state,
          cells: [promiseStateWords[state].label, String(count), formatPesos(promised), formatPesos(paid)],
        })),
      },
      {
        caption: copy.contacts,
        columns: [named('channel'), named('outcome'), figure('contacts')],
        rows: contacts.map(({ channel, outcome, contacts: count }) => ({
          key: `${channel} ${outcome}`,
          cells: [copy.channels[channel], outcome ? copy.outcomes[outcome] : '', String(count)],
        })),
      },
    ],
  };
}

/** Returns the name of a bucket; it opens the loans that were in it on a day. */
const bucketNames =
  (date: PlainDate, mayOpen: boolean) =>
  (bucket: Bucket): ReportCell =>
    bucket === 'closed' || bucket === 'lost'
      ? rolls.standings[bucket]
      : linker(date, mayOpen)(rolls.standings[bucket], { figure: bucket });

const drawingOf = (buckets: CollectionReport['buckets'], nameOf: (bucket: Bucket) => ReportCell) =>
  barChart(
    buckets.map(({ bucket, due, collected }) => ({
      label: rolls.standings[bucket],
      parts: [
        { tone: 'ok', value: collected },
        { tone: 'soft', value: due - collected },
      ],
      note: percent(collected, due),
      href: hrefOf(nameOf(bucket)),
    })),
    [
      { tone: 'ok', label: copy.parts.collected },
      { tone: 'soft', label: copy.parts.left },
    ],
  );
