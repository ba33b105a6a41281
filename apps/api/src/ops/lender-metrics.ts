import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../kernel/database/database.ts';
import { LENDER_QUESTIONS } from './lender-questions.ts';

/**
 * Registers the lender's metrics, and queries the database for them when the metrics are read. A database that does not
 * answer costs the other metrics nothing.
 */
export function lenderMetrics(registry: Registry): (db: Db) => Promise<void> {
  const gauges = LENDER_QUESTIONS.map(({ labelNames, ...asked }) => ({
    asked,
    gauge: new Gauge({ name: asked.name, help: asked.help, labelNames, registers: [registry] }),
  }));
  const up = new Gauge({ name: 'lender_database_up', help: '1 where the database answered.', registers: [registry] });
  return async (db) => {
    up.set(1);
    for (const { asked, gauge } of gauges) {
      gauge.reset();
      const readings = await asked.read(db).catch(() => undefined);
      if (!readings) {
        up.set(0);
        return;
      }
      for (const { labels, value } of readings) gauge.set(labels, value);
    }
  };
}
