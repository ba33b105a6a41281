/**
 * Module that is preloaded (`--import`) into every process of the stack: when the parent is gone, however it ended, the
 * process is asked to end as by an operator, and is killed if it does not.
 */
const graceMs = 20_000;

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), graceMs).unref();
  process.kill(process.pid, 'SIGTERM');
});
process.channel?.unref();
