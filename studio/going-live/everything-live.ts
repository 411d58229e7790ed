import {
  type LaunchDocument,
  launchFilter,
  launchParser,
  launchQuery,
} from '#content/documents/launch-check.ts'
import type { Question } from '../screens/live-query.ts'

/** All that goes live is some hundred kilobytes: asked for again after a publish, not while someone types. */
export const everythingLive: Question<LaunchDocument[]> = {
  query: launchQuery,
  listensTo: launchFilter,
  parser: launchParser,
}
