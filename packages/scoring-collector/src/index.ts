export { collectorMessageEs } from './collector.copy.es.ts';
export { type Collector, type CollectorOptions, createCollector } from './collector.ts';
export { CollectorError, type CollectorErrorKind, isCollectorError } from './collector-error.ts';
export { collectorMessage } from './collector-message.ts';
export type { TokenStore } from './host/token-store.ts';
export type { PublicKey } from './seal/public-key.ts';
