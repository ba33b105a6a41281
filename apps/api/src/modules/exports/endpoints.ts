import type { Implementation } from '../../implement.ts';
import {
  cancelExportHandler,
  createExportHandler,
  createPersonalExportHandler,
  downloadExportHandler,
  listExportsHandler,
} from './export.handlers.ts';

export const endpoints: readonly Implementation[] = [
  createExportHandler,
  createPersonalExportHandler,
  listExportsHandler,
  downloadExportHandler,
  cancelExportHandler,
];
