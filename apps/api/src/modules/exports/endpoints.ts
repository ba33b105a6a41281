import type { Implementation } from '../../implement.ts';
import {
  createEvidenceBundleHandler,
  createExportHandler,
  createPersonalExportHandler,
} from './create-export.handlers.ts';
import { cancelExportHandler, downloadExportHandler, listExportsHandler } from './export.handlers.ts';

export const endpoints: readonly Implementation[] = [
  createExportHandler,
  createEvidenceBundleHandler,
  createPersonalExportHandler,
  listExportsHandler,
  downloadExportHandler,
  cancelExportHandler,
];
