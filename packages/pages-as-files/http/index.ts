export { drainWhenAsked, endInOrder, keptConnections } from './connections.ts'
export {
  type Posted,
  posted,
  Refusal,
  readBody,
  replyToSigned,
  signatureOf,
} from './signed-message.ts'
export { handleStrayErrors } from './stray-errors.ts'
