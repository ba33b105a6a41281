import { type Service, type ServiceSpec, startService } from './service.ts';
import { untilReady } from './until-ready.ts';
import { watchFiles } from './watch-files.ts';

/** Callbacks about a service that reloads. */
export interface ReloadOptions {
  logDirectory: string;
  onReady: (service: Service) => void;
  /** Called when a file changed and the service is about to restart. */
  onChange: (service: Service, file: string) => void;
  /** Called when it ended by itself, and waits for a change. */
  onEnd: (service: Service) => void;
}

/** A service that starts again whenever a file that it loaded changes. */
export interface ReloadingService {
  /** Resolves with the first process that becomes ready. */
  started: Promise<Service>;
  stop: () => Promise<void>;
}

/** Runs a service until it is stopped. Its own end is no failure, since the next change may repair it. */
export function reloadService(spec: ServiceSpec, options: ReloadOptions): ReloadingService {
  const watch = watchFiles();
  const started = Promise.withResolvers<Service>();
  const stopRequest = Promise.withResolvers<'stop'>();

  async function run(): Promise<void> {
    for (;;) {
      const change = Promise.race([watch.nextChange(), stopRequest.promise]);
      const service = startService(spec, options.logDirectory, watch.add);
      const follower = follow(service);
      const outcome = await change;
      follower.leave();
      if (outcome !== 'stop') options.onChange(service, outcome.file);
      await service.stop();
      if (outcome === 'stop') return;
    }
  }

  function follow(service: Service) {
    let isLeft = false;
    void untilReady(service).then((isReady) => {
      if (!isReady || isLeft) return;
      started.resolve(service);
      options.onReady(service);
    });
    void service.exited.then(() => isLeft || options.onEnd(service));
    return {
      leave: () => {
        isLeft = true;
      },
    };
  }

  const ended = run();
  const stop = () => {
    stopRequest.resolve('stop');
    return ended.finally(watch.close);
  };
  return { started: started.promise, stop };
}
