import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { bundleSize } from './bundle-size.ts';
import { bundles, type Measured } from './bundles.data.ts';
import { catRaces } from './cat/cat-races.ts';
import { clabeRaces } from './clabe/clabe-races.ts';
import { curpRaces } from './curp/curp-races.ts';
import { keepInReadme } from './keep-in-readme.ts';
import { type Effort, measureRace } from './measure-race.ts';
import { moneyRaces } from './money/money-races.ts';
import type { Race } from './race.ts';
import { sizeTable, speedTable } from './report.ts';

/**
 * Measures the packages beside their peers, prints the tables, and keeps them in the packages' READMEs.
 *
 * node main.ts [--rounds 31] [--dry] [package ...]
 *
 * `--dry`: print only.
 */
const { values: flags, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '31' }, dry: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const effort: Effort = { rounds: Number(flags.rounds), sampleMs: 4 };
/** The engine learns from every kind of input before any is measured. */
const warmUp: Effort = { rounds: 1, sampleMs: 8 };
const races: Readonly<Record<Measured, () => Race[]>> = {
  clabe: clabeRaces,
  curp: curpRaces,
  money: moneyRaces,
  calculator: catRaces,
};

for (const name of Object.keys(races) as Measured[]) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const text = await tablesOf(name);
  console.log(`\n@lender/${name}\n\n${text}`);
  if (!flags.dry) keep(name, text);
}

async function tablesOf(name: Measured): Promise<string> {
  const entered = races[name]();
  for (const race of entered) measureRace(race, warmUp);
  const speeds = entered.map((race) => measureRace(race, effort));
  const sizes = await Promise.all(bundles[name].map(([title, source]) => bundleSize(title, source)));
  const machine = `Node ${process.versions.node}, ${cpus()[0]?.model.trim()}, ${cpus().length} cores`;
  const day = new Date().toISOString().slice(0, 10);
  return [
    `${day}, ${machine}; medians of ${effort.rounds} interleaved rounds beside a floor written by hand; ✗ marks wrong answers.`,
    speedTable(speeds),
    sizeTable(sizes),
  ].join('\n\n');
}

function keep(name: Measured, text: string): void {
  const readme = new URL(`../../../packages/${name}/README.md`, import.meta.url);
  writeFileSync(readme, keepInReadme(readFileSync(readme, 'utf8'), text));
}
