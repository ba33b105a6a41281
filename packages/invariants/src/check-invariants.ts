import { addDays } from '@lender/calculator';
import { getCalculatorConfig, getSandboxClock } from '@lender/contract';
import { BrokenCase } from './asking/for-all.ts';
import { messagesOf } from './messages-of.ts';
import type { Breach, Finding, Need, Rule } from './rule.ts';
import { RULES } from './rules.ts';
import { Broken } from './trouble.ts';
import type { InvariantOptions } from './world/options.ts';
import { must } from './world/session.ts';
import { openWorld, type World } from './world/world.ts';

/**
 * Checks every rule on a lending server, one after the other, and yields a finding for each. It registers borrowers,
 * lends, pays, and advances the clock: use a sandbox.
 *
 * A rule that needs what was not given is `not_run`, which does not tell whether it holds. Nothing is thrown: a broken
 * rule is a finding, and so is a rule that could not be checked.
 *
 * @example
 * const findings = []
 * for await (const finding of checkInvariants({ baseUrl: 'http://localhost:4000', only: ['quote_sums'], seed: 7 })) findings.push(finding)
 * findings.map(({ rule, outcome }) => `${rule}: ${outcome}`) // → ['quote_sums: held']
 */
export async function* checkInvariants(options: InvariantOptions): AsyncGenerator<Finding, void, undefined> {
  const world = openWorld(options, options.seed ?? drawSeed());
  const asked = RULES.filter(({ code }) => options.only === undefined || options.only.includes(code));
  for (const rule of asked) yield await ask(rule, world);
}

/** Draws the seed that determines the cases, from 0. */
export const drawSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

async function ask(rule: Rule, world: World): Promise<Finding> {
  world.trace.begin();
  try {
    const missing = await missingOf(rule, world);
    return missing === undefined ? await check(rule, world) : notRun(rule, missing);
  } catch (error) {
    return notRun(rule, messagesOf(error));
  }
}

async function check(rule: Rule, world: World): Promise<Finding> {
  const begun = await dayUnmoved(world);
  try {
    return { rule: rule.code, outcome: 'held', tries: await rule.check(world) };
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    const breach = breachOf(error, world);
    const isSameDay = (await dayUnmoved(world)) === begun;
    return isSameDay
      ? { rule: rule.code, outcome: 'broken', ...breach }
      : notRun(rule, 'a day ended meanwhile: ask again');
  }
}

const notRun = ({ code: rule }: Rule, why: string): Finding => ({ rule, outcome: 'not_run', why });

/** Returns the day that it would be if the run had let no day pass. Figures of different days are not compared. */
async function dayUnmoved(world: World): Promise<string> {
  const { today } = await must(world.visitor, getCalculatorConfig);
  return addDays(today, -world.daysPassed);
}

function breachOf(error: Broken, world: World): Breach {
  const { message: what } = error;
  if (!(error instanceof BrokenCase)) return { what, calls: world.trace.calls() };
  const { counterexample, path, calls } = error;
  return { what, counterexample, path, calls };
}

/** Returns the needs of a rule that are not met. */
async function missingOf({ needs }: Rule, world: World): Promise<string | undefined> {
  const { staff, checker, phone } = world.options;
  const given: Readonly<Record<Need, boolean>> = {
    staff: staff !== undefined,
    checker: checker !== undefined,
    phone: phone !== undefined,
    clock: staff !== undefined,
  };
  const missing = needs.filter((need) => !given[need]);
  if (missing.length > 0) return `it needs what was not given: ${missing.join(', ')}`;
  if (needs.includes('clock')) await must(await world.staff(), getSandboxClock);
  return undefined;
}
