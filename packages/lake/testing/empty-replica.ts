import { DatabaseSync } from 'node:sqlite'
import { Replica } from '../query/replica.ts'

/** The documents of a query process, in memory alone: the dataset `d`, without any. */
export function emptyReplica(): Replica {
  const database = new DatabaseSync(':memory:')
  database.exec('CREATE TABLE documents (dataset TEXT, id TEXT, body TEXT)')
  const replica = new Replica(database, (document) => document)
  replica.readAll('d')
  return replica
}
