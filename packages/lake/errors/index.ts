export { LakeError } from './lake-error.ts'
export { StartError } from './start-error.ts'
