import { createContext } from 'react';
import type { Tool } from '../platform/tool-settings.ts';

/** Tools that the site has at all, so that links know where a new document begins. */
export const ToolsInUse = createContext<readonly Tool[]>([]);
