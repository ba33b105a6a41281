import type { Visit } from '@lender/web/session';
import type { ClientProfile } from '../platform/current-client.server.ts';
import { TOOLS, type ToolSettings } from '../platform/tool-settings.ts';
import { readReference } from './collector-cookie.server.ts';
import type { OfferedTools } from './offered-tools.ts';
import { clientTools } from './page-tools.ts';
import { toolPolicy } from './tool-policy.ts';

/** Returns the tools that the site has at all. */
export const toolsInUse = (settings: ToolSettings) => TOOLS.filter((tool) => settings[tool] !== undefined);

/**
 * Offers a page the tools that its client allows there, and opens the page's policy for exactly these. Other visitors
 * get none, nor the addresses of the tools.
 */
export async function offerTools(
  { request, context }: Visit,
  { client, settings }: { readonly client: ClientProfile | undefined; readonly settings: ToolSettings },
): Promise<OfferedTools> {
  if (!client?.allowsTracking) return {};
  const offered = { ...scriptsOf(request, client, settings), ...(await collectorOf(request, client, settings)) };
  context.openPolicy(...toolPolicy(offered));
  if (!offered.collector) return offered;
  const { url, authKey } = offered.collector;
  return { ...offered, collector: { url, authKey } };
}

function scriptsOf(request: Request, client: ClientProfile, settings: ToolSettings): Omit<ToolSettings, 'collector'> {
  const tools = clientTools(new URL(request.url).pathname, toolsInUse(settings), client);
  const { captcha, device, replay, affiliate } = settings;
  return {
    ...(captcha && tools.includes('captcha') && { captcha }),
    ...(device && tools.includes('device') && { device }),
    ...(replay && tools.includes('replay') && { replay }),
    ...(affiliate && tools.includes('affiliate') && { affiliate }),
  };
}

/**
 * Offers the collector until there is an application; on the next page, whichever it is, the collector reports that
 * this was all.
 */
async function collectorOf(
  request: Request,
  client: ClientProfile,
  { collector }: ToolSettings,
): Promise<Pick<ToolSettings, 'collector'>> {
  if (!collector) return {};
  const isCollected = clientTools(new URL(request.url).pathname, ['collector'], client).length > 0;
  const isOpen = (await readReference(request, client.hashedUserId)) !== undefined;
  return (client.hasActualApplication ? isOpen : isCollected) ? { collector } : {};
}
