export { type Asked, ask } from './ask.ts'
export { close, listen } from './listen.ts'
export { secrets } from './sender.ts'
export { Site } from './site.ts'
