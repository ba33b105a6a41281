import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { requireStaff } from '../platform/sdk.server.ts';
import { readCounts } from '../shell/menu/read-counts.server.ts';

/** Answers the menu, which asks again while a page stays open. */
export const loader = async (args: LoaderFunctionArgs) => json(await readCounts(requireStaff(args)));
