import type { Implementation } from '../../implement.ts';
import {
  cancelExportHandler,
  createEvidenceBundleHandler,
  createExportHandler,
  createPersonalExportHandler,
  downloadExportHandler,
  listExportsHandler,
} from './export.handlers.ts';

export const endpoints: readonly Implementation[] = [
  createExportHandler,
  createEvidenceBundleHandler,
  createPersonalExportHandler,
  listExportsHandler,
  downloadExportHandler,
  cancelExportHandler,
];
