import { csvOf } from '../../../kernel/csv.policy.ts';
import { readComplaintCounts } from '../../complaints/index.ts';
import type { ReadPart } from '../pack-part.ts';
import { regulatorCopy as copy } from '../regulator.copy.es.ts';

/** Counts the complaints of the month as REUNE counts them. Late are those that were not answered by their last day. */
export const readComplaintsPart: ReadPart = async (tx, { first, last }) => {
  const counts = await readComplaintCounts(tx, { from: first, to: last, asOf: last });
  const rows = counts.map(({ kind, channel, outcome, complaints, late }) => [
    copy.complaintKinds[kind],
    copy.complaintChannels[channel],
    outcome === null ? copy.notAnswered : copy.complaintOutcomes[outcome],
    complaints,
    late,
  ]);
  return {
    file: 'complaints',
    rows: rows.length,
    doubts: counts.reduce((sum, { late }) => sum + late, 0),
    sums: {},
    matchesBooks: null,
    clientIds: [],
    write: () => [
      { name: 'reune.csv', text: csvOf(copy.complaintsTitle(first, last), { headings: copy.complaints, rows }) },
    ],
  };
};
