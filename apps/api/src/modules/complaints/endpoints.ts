import type { Implementation } from '../../implement.ts';
import { answerComplaintHandler } from './answer-complaint.handler.ts';
import { correctComplaintHandler } from './correct-complaint.handler.ts';
import { countComplaintsHandler } from './count-complaints.handler.ts';
import { extendComplaintHandler } from './extend-complaint.handler.ts';
import { openComplaintHandler } from './open-complaint.handler.ts';
import { getComplaintHandler, listComplaintsHandler } from './read-complaints.handlers.ts';

export const endpoints: readonly Implementation[] = [
  listComplaintsHandler,
  getComplaintHandler,
  openComplaintHandler,
  extendComplaintHandler,
  answerComplaintHandler,
  correctComplaintHandler,
  countComplaintsHandler,
];
