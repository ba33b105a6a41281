import { TOOLS, type Tool } from '../platform/tool-settings.ts';
import { loadScript } from './load-script.ts';
import type { OfferedTools } from './offered-tools.ts';
import { startCaptcha } from './start-captcha.ts';
import { startDevice } from './start-device.ts';
import { startReplay } from './start-replay.ts';

/** One document starts each tool once, however often its pages change. */
const started = new Set<Tool>();

/** Starts the tools of the page. A tool that cannot be loaded, or breaks, leaves the page and its forms as they are. */
export function startTools(offered: OfferedTools): void {
  const starts: Readonly<Record<Tool, () => Promise<void> | undefined>> = {
    collector: () => {
      const { collector } = offered;
      return collector && import('./start-collector.ts').then(({ startCollector }) => startCollector(collector));
    },
    captcha: () => offered.captcha && startCaptcha(offered.captcha),
    device: () => offered.device && startDevice(offered.device),
    replay: () => offered.replay && startReplay(offered.replay),
    affiliate: () => offered.affiliate && loadScript(offered.affiliate.scriptUrl),
  };
  for (const tool of TOOLS.filter((name) => offered[name] !== undefined && !started.has(name))) {
    started.add(tool);
    starts[tool]()?.catch((error: unknown) => console.warn(String(error)));
  }
}
