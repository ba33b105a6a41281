/**
 * Preloaded (`--import`) into every process of the stack: when the parent is gone, however it died, the process is told
 * to end as by an operator, and is ended if it does not listen.
 */
const graceMs = 20_000;

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), graceMs).unref();
  process.kill(process.pid, 'SIGTERM');
});
process.channel?.unref();
