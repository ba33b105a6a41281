import type pg from 'pg';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { PulseReading } from '../kernel/pulse.ts';
import type { PlacedLine } from '../providers/create-providers.ts';

export interface ProcessParts {
  readonly pools: Readonly<Record<string, pg.Pool>>;
  readonly lines: readonly PlacedLine[];
  readonly pulse: () => PulseReading;
}

/**
 * Registers the metrics that this process has of itself; they are read only on request, so that nothing is spent in
 * between.
 */
export function processMetrics(registry: Registry, { pools, lines, pulse }: ProcessParts): void {
  const registers = [registry];
  new Gauge({
    name: 'lender_database_connections',
    help: 'Connections of a pool in use, idle, and callers waiting for one.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'used' }, totalCount - idleCount);
        this.set({ pool, state: 'idle' }, idleCount);
        this.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });
  new Gauge({
    name: 'lender_database_connections_max',
    help: 'As many connections a pool may have.',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const [pool, { options }] of Object.entries(pools)) this.set({ pool }, options.max);
    },
  });
  new Counter({
    name: 'lender_provider_calls_total',
    help: 'Calls to a provider: answered, troubled (nobody knows), or not asked because it was away.',
    labelNames: ['provider', 'outcome'],
    registers,
    collect() {
      this.reset();
      for (const line of lines) {
        const { name: provider, counts } = line.health();
        this.inc({ provider, outcome: 'answered' }, counts.answered);
        this.inc({ provider, outcome: 'troubled' }, counts.troubled);
        this.inc({ provider, outcome: 'not_asked' }, counts.notAsked);
      }
    },
  });
  new Gauge({
    name: 'lender_provider_away',
    help: '1 while a provider is left alone, because it was in trouble.',
    labelNames: ['provider'],
    registers,
    collect() {
      for (const line of lines) this.set({ provider: line.health().name }, line.health().state === 'closed' ? 0 : 1);
    },
  });
  new Gauge({
    name: 'lender_queue_silence_seconds',
    help: 'Since the queue last answered this process.',
    registers,
    collect() {
      this.set(pulse().silentMs / 1000);
    },
  });
  new Gauge({
    name: 'lender_longest_job_seconds',
    help: 'How long the job of this process has run that runs for the longest.',
    registers,
    collect() {
      this.set(pulse().longestJobMs / 1000);
    },
  });
}
