import { pino } from 'pino';
import { readEnv } from './env.ts';
import { startSimulators } from './simulators.ts';

const env = readEnv(process.env);
const log = pino({ level: env.logLevel });
const simulators = await startSimulators(env, log);
log.info({ event: 'listening', url: simulators.url, smtpPort: simulators.smtpPort });

let isStopping = false;
const stop = () => {
  if (isStopping) return;
  isStopping = true;
  simulators.stop().then(
    () => log.info({ event: 'stopped' }),
    (err: unknown) => {
      log.fatal({ event: 'stop.error', err });
      process.exitCode = 1;
    },
  );
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
