export { copySite } from '../published/copy-site.ts'
export { usualTiming } from './looks.ts'
export { startPublisher } from './start-publisher.ts'
