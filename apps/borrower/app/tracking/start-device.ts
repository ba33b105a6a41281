import { loadScript } from './load-script.ts';
import type { OfferedTools } from './offered-tools.ts';
import { fillSignal } from './signal-fields.tsx';

/** Lets iovation's script identify the device: it calls back with a black box, and again when it knows more. */
export async function startDevice({ scriptUrl }: NonNullable<OfferedTools['device']>): Promise<void> {
  Object.assign(globalThis, {
    // Neither Flash nor Java, nor the real address of the network behind a proxy.
    io_install_flash: false,
    io_install_stm: false,
    io_enable_rip: false,
    io_bb_callback: (blackBox: unknown) => {
      if (typeof blackBox === 'string') fillSignal('device', blackBox);
    },
  });
  await loadScript(scriptUrl);
}
