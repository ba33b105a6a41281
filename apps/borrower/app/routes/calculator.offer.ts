import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { loadOffer } from '../calculator/calculator.server.ts';

/** Returns the price of a choice, for the hydrated calculator. */
export const loader = async (visit: LoaderFunctionArgs) => json(await loadOffer(visit));
