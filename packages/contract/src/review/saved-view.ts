import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';
import { line } from '../wire/text.ts';

/** Lists whose filters a member of staff may save. */
export const VIEW_SCREENS = ['queue'] as const;
export type ViewScreen = (typeof VIEW_SCREENS)[number];

/** Fields of a saved view that its owner supplies: a name, and the part of the address that comes after the page. */
export const viewGiven = {
  screen: lazy(() => z.enum(VIEW_SCREENS)),
  name: lazy(() => line(60)),
  address: lazy(() => z.string().check(z.maxLength(500), z.regex(/^[a-z]*(?:\?[A-Za-z0-9=&%+._-]*)?$/))),
};

/** A list with its filters, under a name. */
export const savedView = lazy(() =>
  z.object({
    id: id(),
    screen: viewGiven.screen(),
    name: viewGiven.name(),
    address: viewGiven.address(),
    /** True when all who may read the list see it. */
    isShared: z.boolean(),
    isOwn: z.boolean(),
    ownerName: z.string(),
  }),
);
