export { publishProductApproval } from './publish-product.approval.ts';
