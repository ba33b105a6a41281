import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureApi } from './api/measure-api.ts';
import { measureDayClose } from './api/measure-day-close.ts';
import { measureSearch } from './api/measure-search.ts';
import { searchTable } from './api/search-table.ts';
import { bundleSize } from './bundle-size.ts';
import { bundles, type Measured } from './bundles.data.ts';
import { catRaces } from './cat/cat-races.ts';
import { clabeRaces } from './clabe/clabe-races.ts';
import { collectorTable, isCheapest } from './collector/collector-table.ts';
import { collectorBundles } from './collector/contenders.data.ts';
import { measureCollector } from './collector/measure-collector.ts';
import { curpRaces } from './curp/curp-races.ts';
import { measureQueue } from './desk/measure-queue.ts';
import { queueTable } from './desk/queue-table.ts';
import { floorsTable } from './floors/floors-table.ts';
import { measureFloors } from './floors/measure-floors.ts';
import { growthTable } from './growth/growth-table.ts';
import { measureGrowth } from './growth/measure-growth.ts';
import { idleTable } from './idle/idle-table.ts';
import { measureIdle } from './idle/measure-idle.ts';
import { keepInReadme } from './keep-in-readme.ts';
import { lendingRaces } from './lending/lending-races.ts';
import { measureOverload } from './load/measure-overload.ts';
import { measurePolls } from './load/measure-polls.ts';
import { measureReplica } from './load/measure-replica.ts';
import { measureSoak } from './load/measure-soak.ts';
import { overloadTable } from './load/overload-table.ts';
import { pollsTable } from './load/polls-table.ts';
import { replicaTable } from './load/replica-table.ts';
import { soakTable } from './load/soak-table.ts';
import { type Effort, measureRace } from './measure-race.ts';
import { moneyRaces } from './money/money-races.ts';
import { nssRaces } from './nss/nss-races.ts';
import type { Race } from './race.ts';
import { sizeTable, speedTable } from './report.ts';
import { rfcRaces } from './rfc/rfc-races.ts';
import { lighthouseTable } from './site/lighthouse-table.ts';
import { measureLighthouse } from './site/measure-lighthouse.ts';
import { measureSite } from './site/measure-site.ts';
import { pageBytes, pageBytesTable } from './site/page-bytes.ts';
import { siteTable } from './site/site-table.ts';
import { measureStart } from './start/measure-start.ts';
import { startTable } from './start/start-table.ts';

/**
 * Measures the packages beside their peers and the server beside its floor, prints the tables, and keeps them in the
 * READMEs. `bytes`, `site` and `lighthouse` measure the borrower site as it was built, `queue` the back-office: run
 * `turbo run build` before.
 *
 * node main.ts [--rounds 31] [--dry] [--loans 2000] [--clients 100000] [clabe | curp | rfc | nss | money | calculator |
 * lending | collector | api | bytes | site | lighthouse | day-close | search | queue | floors | growth | overload |
 * polls | soak | replica | start | idle ...]
 *
 * `--dry`: print only. `--loans 1000,10000,100000`: numbers of loans of which a day is closed, to see how it grows;
 * `--clients` the same for the search and for `growth`, whose lenders stay in `--folder`; `--minutes` how long `soak`
 * and `idle` run, at `--rate` requests a second. Those three, `overload`, `polls`, `replica`, `start` and `idle` run
 * only when they are named. `--on /path/to/node`, any number of times: Nodes on which `floors` measures the
 * identifiers.
 */
const { values: flags, positionals } = parseArgs({
  options: {
    rounds: { type: 'string', default: '31' },
    dry: { type: 'boolean', default: false },
    loans: { type: 'string', default: '2000' },
    clients: { type: 'string', default: '100000' },
    folder: { type: 'string', default: path.join(tmpdir(), 'lender-grown') },
    minutes: { type: 'string', default: '60' },
    rate: { type: 'string', default: '150' },
    on: { type: 'string', multiple: true, default: [process.execPath] },
  },
  allowPositionals: true,
});
const rounds = Number(flags.rounds);
const effort: Effort = { rounds, sampleMs: 4 };
/** The engine learns from every kind of input before any is measured. */
const warmUp: Effort = { rounds: 1, sampleMs: 8 };
/** A run begins with an empty database, and is long enough for a result. */
const dayCloseRounds = Math.min(rounds, 3);
/** Number of times each question is asked: enough to find the slowest of a hundred. */
const questions = 200;
/** Time for which a server is asked at one rate, in seconds. */
const loadSeconds = 10;
/** One run of a crowd says little: every run is shown. */
const loadRounds = 3;
/** Enough for a report to run for some time. */
const replicaClients = 20_000;
/** Number of restarts of each app. */
const restarts = 10;
/** A round loads each page once. */
const siteRounds = Math.min(rounds, 9);
/** A round runs Lighthouse once on each page. */
const lighthouseRounds = Math.min(rounds, 3);
/** A round fills in a form for each contender. */
const collectorRounds = Math.min(rounds, 5);
const apiEffort = { rounds, requests: 1_000, warmUpRounds: 4 };
const races: Readonly<Record<Measured, () => Race[]>> = {
  clabe: clabeRaces,
  curp: curpRaces,
  rfc: rfcRaces,
  nss: nssRaces,
  money: moneyRaces,
  calculator: catRaces,
  lending: lendingRaces,
};

for (const name of Object.keys(races) as Measured[])
  if (isWanted(name)) publish(`packages/${name}`, await tablesOf(name));
if (isWanted('collector')) publish('packages/scoring-collector', await tablesOfCollector());
if (isWanted('api')) publish('tooling/bench', await tableOfApi());
if (isWanted('bytes')) publish('apps/borrower', pageBytesTable(pageBytes()), 'bytes');
if (isWanted('site')) publish('tooling/bench', await tableOfSite(), 'site');
if (isWanted('lighthouse')) publish('tooling/bench', await tableOfLighthouse(), 'lighthouse');
if (isWanted('day-close')) publish('tooling/bench', await tableOfDayClose(), 'day-close');
if (isWanted('queue')) publish('tooling/bench', await tableOfQueue(), 'queue');
if (isWanted('floors')) publish('tooling/bench', await tableOfFloors(), 'floors');
if (isWanted('search')) publish('tooling/bench', await tableOfSearch(), 'search');
// These take long, or the whole machine: they run by name only.
if (positionals.includes('growth')) publish('tooling/bench', await tableOfGrowth(), 'growth');
if (positionals.includes('overload')) publish('tooling/bench', await tableOfOverload(), 'overload');
if (positionals.includes('polls')) publish('tooling/bench', await tableOfPolls(), 'polls');
if (positionals.includes('soak')) publish('tooling/bench', await tableOfSoak(), 'soak');
if (positionals.includes('idle')) publish('tooling/bench', await tableOfIdle(), 'idle');
if (positionals.includes('replica')) publish('tooling/bench', await tableOfReplica(), 'replica');
if (positionals.includes('start')) publish('tooling/bench', await tableOfStart(), 'start');

function isWanted(name: string): boolean {
  return positionals.length === 0 || positionals.includes(name);
}

async function tablesOf(name: Measured): Promise<string> {
  const entered = races[name]();
  for (const race of entered) measureRace(race, warmUp);
  const speeds = entered.map((race) => measureRace(race, effort));
  const sizes = await Promise.all(bundles[name].map(([title, source]) => bundleSize(title, source)));
  const method = `medians of ${rounds} interleaved rounds beside a floor written by hand; ✗ marks wrong answers.`;
  return [`${circumstances()}; ${method}`, speedTable(speeds), sizeTable(sizes)].join('\n\n');
}

async function tablesOfCollector(): Promise<string> {
  const measured = await measureCollector(collectorRounds);
  // The README claims the lowest cost.
  if (!isCheapest(measured)) process.exitCode = 1;
  const costs = collectorTable(measured);
  const sizes = await Promise.all(collectorBundles.map(([title, source]) => bundleSize(title, source)));
  const method = `the same input in Chromium, medians of ${collectorRounds} interleaved rounds, less a page without any.`;
  return [`${circumstances()}; ${method}`, costs, sizeTable(sizes)].join('\n\n');
}

async function tableOfFloors(): Promise<string> {
  const method =
    'the fastest of 200 samples beside the fastest of the floor, the worst kind of input of each function.';
  return [`${circumstances()}; ${method}`, floorsTable(await measureFloors(flags.on))].join('\n\n');
}

async function tableOfApi(): Promise<string> {
  const results = await measureApi(apiEffort);
  const method = `CPU of the process, medians of ${rounds} interleaved rounds of ${apiEffort.requests} requests; ✗ marks other answers than the floor's.`;
  return [`${circumstances()}; ${method}`, speedTable(results)].join('\n\n');
}

async function tableOfDayClose(): Promise<string> {
  const results = await measureDayClose(flags.loans.split(',').map(Number), { rounds: dayCloseRounds });
  const method = `time by the clock per loan, medians over ${dayCloseRounds} runs, each on a new database.`;
  return [`${circumstances()}; ${method}`, speedTable(results)].join('\n\n');
}

async function tableOfSearch(): Promise<string> {
  const results = await measureSearch(flags.clients.split(',').map(Number), { times: questions });
  const method = `time by the clock over HTTP, ${questions} answers to each question, in turns; medians beside the floor's.`;
  return [`${circumstances()}; ${method}`, searchTable(results)].join('\n\n');
}

async function tableOfGrowth(): Promise<string> {
  const { clients, folder } = flags;
  const results = await measureGrowth(clients.split(',').map(Number), { times: questions, folder });
  const method = `time by the clock over HTTP, ${questions} answers to each question, in turns; sweeps by three runs.`;
  return [`${circumstances()}; ${method}`, growthTable(results)].join('\n\n');
}

async function tableOfOverload(): Promise<string> {
  const method = `${loadSeconds} s each; the sender works on the same machine.`;
  return [
    `${circumstances()}; ${method}`,
    overloadTable(await measureOverload({ rounds: loadRounds, seconds: loadSeconds })),
  ].join('\n\n');
}

async function tableOfPolls(): Promise<string> {
  const method = `${loadSeconds} s for each rate, of one process beside its database and the sender.`;
  return [`${circumstances()}; ${method}`, pollsTable(await measurePolls({ seconds: loadSeconds }))].join('\n\n');
}

async function tableOfSoak(): Promise<string> {
  const [minutes, perSecond] = [Number(flags.minutes), Number(flags.rate)];
  const method = `${minutes} minutes at ${perSecond} requests a second, the last three quarters of it.`;
  return [`${circumstances()}; ${method}`, soakTable(await measureSoak({ minutes, perSecond }))].join('\n\n');
}

async function tableOfIdle(): Promise<string> {
  const seconds = Number(flags.minutes) * 60;
  const method = `CPU of each process over ${flags.minutes} minutes in which nobody asks anything.`;
  return [`${circumstances()}; ${method}`, idleTable(await measureIdle(seconds), seconds)].join('\n\n');
}

async function tableOfReplica(): Promise<string> {
  const method = `${replicaClients} clients, ${questions} reports and commits each; both databases and the server on one machine.`;
  const run = await measureReplica({ clients: replicaClients, times: questions });
  return [`${circumstances()}; ${method}`, replicaTable(run)].join('\n\n');
}

async function tableOfStart(): Promise<string> {
  const method = `after the install; one start of each kind, ${restarts} processes of each app beside the ones that run.`;
  return [`${circumstances()}; ${method}`, startTable(await measureStart(restarts))].join('\n\n');
}

async function tableOfQueue(): Promise<string> {
  const scrolls = await measureQueue(siteRounds);
  const method = `medians of ${siteRounds} interleaved scrolls of 18000 pixels in four seconds.`;
  return [`${circumstances()}; ${method}`, queueTable(scrolls)].join('\n\n');
}

async function tableOfSite(): Promise<string> {
  const looks = await measureSite(siteRounds);
  const method = `slow 4G (150 ms, 1.6 Mbps) and a CPU four times slower, HTTP/2 with TLS; medians of ${siteRounds} interleaved looks, least and most beside them.`;
  return [`${circumstances()}; ${method}`, siteTable(looks)].join('\n\n');
}

async function tableOfLighthouse(): Promise<string> {
  const pages = await measureLighthouse(lighthouseRounds);
  const method = `Lighthouse on a phone, medians of ${lighthouseRounds} looks, of 100.`;
  return [`${circumstances()}; ${method}`, lighthouseTable(pages)].join('\n\n');
}

function circumstances(): string {
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, Node ${process.versions.node}, ${cpus()[0]?.model.trim()}, ${cpus().length} cores`;
}

function publish(directory: string, text: string, place?: string): void {
  console.log(`\n${directory}\n\n${text}`);
  if (flags.dry) return;
  const readme = new URL(`../../../${directory}/README.md`, import.meta.url);
  writeFileSync(readme, keepInReadme(readFileSync(readme, 'utf8'), text, place));
}
