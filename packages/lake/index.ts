export { createLake, type Lake } from './create-lake.ts'
export type { LakeEvent, LakeOptions, MemoryOptions, Role, Webhook } from './options.ts'
export { type RunningLake, startLake } from './server.ts'
