'use client';

import { createContext, use } from 'react';
import type { FieldControl } from './field-ids.ts';

export const FieldControlContext = createContext<FieldControl>({});

/** Returns the attributes of a control from the {@link Field} around it; none outside a field. */
export const useFieldControl = (): FieldControl => use(FieldControlContext);
