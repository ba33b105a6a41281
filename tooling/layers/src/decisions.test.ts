import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { markdownTable } from './markdown-table.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = path.join(root, 'docs/decisions');
const TITLE_LINE = /^# \d{4} · \S/;
const DATE_LINE =
  /^Date: \d{4}-\d{2}-\d{2} · Status: (?:accepted|replaced by \[\d{4}\]\(\d{4}-[a-z\d-]+\.md\))(?: · |$)/;
const INDEX_LINE = /^- \[(\d{4} · .+?)\]\((\d{4}-[a-z\d-]+\.md)\): (.+\.)$/gm;
const UNUSED_LINE = /Never used: ([\d, ]+)\./;
const RECORD_LINK = /\]\((\d{4}-[a-z\d-]+\.md)\)/g;
const RELATIVE_LINK = /\]\((?!https?:|mailto:|#)([^)\s#]+)(?:#[^)\s]*)?\)/g;

/** One record of `docs/decisions`. */
interface DecisionRecord {
  readonly file: string;
  /** Number and subject, as the title has them. */
  readonly title: string;
  /** Line under the title: date, status, and the records that this one is related to. */
  readonly head: string;
  readonly text: string;
}

const records: readonly DecisionRecord[] = readdirSync(folder)
  .filter((file) => /^\d{4}-.+\.md$/.test(file))
  .sort()
  .map(readRecord);

const page = readFileSync(path.join(folder, 'README.md'), 'utf8');

const entries = [...page.matchAll(INDEX_LINE)].map(([, title = '', file = '', summary = '']) => ({
  file,
  title,
  summary,
}));

const mergedRows = (markdownTable(page, 'Merged') ?? []).map(([numbers = '', record = '']) => ({
  numbers: numbersIn(numbers),
  record,
}));

function readRecord(file: string): DecisionRecord {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const [title = '', , head = ''] = text.split('\n');
  return { file, title: title.replace(/^# /, ''), head, text };
}

/** Returns what a record lacks of the template that all records share. */
function problemsOf({ file, title, head, text }: DecisionRecord): readonly string[] {
  const context = text.search(/^\*\*Context\.\*\*/m);
  const decision = text.search(/^\*\*Decision[.,]/m);
  return [
    TITLE_LINE.test(text) ? undefined : 'has no title with number and subject',
    title.slice(0, 4) === file.slice(0, 4) ? undefined : 'has another number in its title than in its name',
    DATE_LINE.test(head) ? undefined : 'has no date and status in the line under its title',
    context === -1 ? 'has no context' : undefined,
    decision === -1 ? 'has no decision' : undefined,
    decision !== -1 && decision < context ? 'has its decision before its context' : undefined,
  ].flatMap((problem) => (problem === undefined ? [] : [`${file} ${problem}`]));
}

/** Returns the files that the line under the title names after these words. */
function linksAfter(words: string, { head }: DecisionRecord): readonly string[] {
  return head
    .split(' · ')
    .filter((part) => part.startsWith(words))
    .flatMap(linkedRecords);
}

function numbersIn(text: string): readonly string[] {
  return text.match(/\d{4}/g) ?? [];
}

function linkedRecords(markdown: string): readonly string[] {
  return [...markdown.matchAll(RECORD_LINK)].map(([, file = '']) => file);
}

test('the index of decisions names each record once, with the title of its file', () => {
  const listed = entries.map(({ file, title }) => `${file}: ${title}`).sort();
  expect(listed).toEqual(records.map(({ file, title }) => `${file}: ${title}`).sort());
});

test('each decision record has a number, a date, a status, a context and a decision', () => {
  expect(records).not.toEqual([]);
  expect(records.flatMap(problemsOf)).toEqual([]);
});

test('no two decision records have one number', () => {
  const numbers = records.map(({ file }) => file.slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
});

test('each number up to the newest record is a record, a merged one or a number that was never used', () => {
  const [, unused = ''] = UNUSED_LINE.exec(page) ?? [];
  const numbers = [
    ...records.map(({ file }) => file.slice(0, 4)),
    ...mergedRows.flatMap((row) => row.numbers),
    ...numbersIn(unused),
  ].sort();
  const newest = Number(numbers.at(-1));
  expect(numbers).toEqual(Array.from({ length: newest }, (_, before) => String(before + 1).padStart(4, '0')));
});

test('each row of merged records leads to one record, by its number', () => {
  const links = records.map(({ file }) => `[${file.slice(0, 4)}](${file})`);
  expect(mergedRows.filter(({ record }) => !links.includes(record))).toEqual([]);
});

test('merged records are listed in the order of their numbers', () => {
  const firsts = mergedRows.map((row) => row.numbers[0]);
  expect(firsts).toEqual([...firsts].sort());
});

test.each([
  { newer: 'Changes', older: 'Changed by', index: ' Changed by ' },
  { newer: 'Replaces', older: 'Status: replaced by', index: ' Replaced by ' },
])('a record that a newer one names after $newer says so, and the index does too', ({ newer, older, index }) => {
  const expected = records
    .flatMap((record) => linksAfter(newer, record).map((file) => `${file} by ${record.file}`))
    .sort();
  const marked = records.flatMap((record) => linksAfter(older, record).map((file) => `${record.file} by ${file}`));
  const indexed = entries.flatMap(({ file, summary }) => {
    const [, marks = ''] = summary.split(index);
    return linkedRecords(marks).map((newerFile) => `${file} by ${newerFile}`);
  });
  expect(marked.sort()).toEqual(expected);
  expect(indexed.sort()).toEqual(expected);
});

test('each link of a document leads to a file that exists', () => {
  const broken = globSync(['*.md', 'docs/**/*.md'], { cwd: root }).flatMap((document) =>
    [...readFileSync(path.join(root, document), 'utf8').matchAll(RELATIVE_LINK)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(path.resolve(root, path.dirname(document), target)))
      .map((target) => `${document}: ${target}`),
  );
  expect(broken).toEqual([]);
});
