export { ask, type RawResponse } from './ask.ts'
export { close, listen } from './listen.ts'
export { secrets } from './sender.ts'
export { Site } from './site.ts'
