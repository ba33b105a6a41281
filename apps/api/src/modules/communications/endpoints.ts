import type { Implementation } from '../../implement.ts';
import { publishMessageDraftHandler } from './publish-message.handler.ts';
import { sendMessageTestHandler } from './send-test.handler.ts';
import {
  getMessageTemplateHandler,
  listMessageTemplatesHandler,
  saveMessageDraftHandler,
} from './template.handlers.ts';

export const endpoints: readonly Implementation[] = [
  getMessageTemplateHandler,
  listMessageTemplatesHandler,
  publishMessageDraftHandler,
  saveMessageDraftHandler,
  sendMessageTestHandler,
];
